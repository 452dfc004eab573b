import { LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { currentIdentity, replaceIdentity, isUuidV4, newUuid, usePlayerUuid } from './identity';
import { KEYS } from '../storage/keys';
import { renderHook } from '@testing-library/react';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ADA = '0b3f8f6a-1111-4a6e-9c58-0123456789ab';
const BEA = '7c2d9a10-2222-4b7f-8d69-ba9876543210';

const stored = (playerUUID: string, createdAt = '2026-11-01T00:00:00.000Z') =>
  JSON.stringify({ playerUUID, createdAt });

it('creates an identity on the first visit and keeps it in both storages', () => {
  const { playerUUID, createdAt } = currentIdentity(NOW);
  expect(isUuidV4(playerUUID)).toBe(true);
  expect(createdAt).toBe('2026-11-20T12:00:00.000Z');
  expect(JSON.parse(localStorage.getItem('playerIdentity') ?? '')).toEqual({ playerUUID, createdAt });
  expect(JSON.parse(sessionStorage.getItem('playerIdentity') ?? '')).toEqual({ playerUUID, createdAt });
  expect(sessionStorage.getItem('playerUUID')).toBe(playerUUID);
  expect(localStorage.getItem(KEYS.newcomer)).toBe(playerUUID);
  expect(currentIdentity(NOW + DAY_MS).playerUUID).toBe(playerUUID);
});

it('uses the same identity in a new tab', () => {
  const { playerUUID } = currentIdentity(NOW);
  sessionStorage.clear();
  expect(currentIdentity(NOW).playerUUID).toBe(playerUUID);
});

it('prefers session storage if the two storages differ', () => {
  localStorage.setItem('playerIdentity', stored(ADA));
  sessionStorage.setItem('playerIdentity', stored(BEA));
  expect(currentIdentity(NOW).playerUUID).toBe(BEA);
});

it.each([
  ['is not valid JSON', 'nobody'],
  ['has no date', JSON.stringify({ playerUUID: ADA })],
  ['has an invalid date', stored(ADA, 'yesterday')],
  ['has an upper-case UUID', stored(ADA.toUpperCase())],
  ['is a UUID of another version', stored(ADA.replace('-4', '-1'))],
  ['is too old', stored(ADA, new Date(NOW - LIMITS.IDENTITY_MAX_AGE_DAYS * DAY_MS).toISOString())],
])('creates a new identity if the stored one %s', (_, text) => {
  localStorage.setItem('playerIdentity', text);
  const { playerUUID } = currentIdentity(NOW);
  expect(isUuidV4(playerUUID)).toBe(true);
  expect(playerUUID).not.toBe(ADA);
});

describe('a player that the browser has given up', () => {
  beforeEach(() => {
    sessionStorage.setItem('playerIdentity', stored(ADA));
    replaceIdentity(BEA, NOW);
  });

  it('is not restored from any storage, and its UUID is not kept anywhere', () => {
    expect(currentIdentity(NOW).playerUUID).toBe(BEA);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(ADA);
  });

  it('is given up by other tabs as well, even if their session storage still has it', () => {
    sessionStorage.setItem('playerIdentity', stored(ADA));
    expect(currentIdentity(NOW).playerUUID).toBe(BEA);
    expect(sessionStorage.getItem('playerUUID')).toBe(BEA);
  });

  it('can come back by signing in', () => {
    replaceIdentity(ADA, NOW);
    expect(currentIdentity(NOW).playerUUID).toBe(ADA);
    sessionStorage.setItem('playerIdentity', stored(BEA));
    expect(currentIdentity(NOW).playerUUID).toBe(ADA);
  });
});

it('creates a new player if none is given', () => {
  const before = currentIdentity(NOW).playerUUID;
  replaceIdentity();
  expect(isUuidV4(currentIdentity().playerUUID)).toBe(true);
  expect(currentIdentity().playerUUID).not.toBe(before);
});

it('creates valid UUIDs without a secure context', () => {
  const original = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  const secure = crypto;
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => secure.getRandomValues(bytes) },
  });
  try {
    const made = Array.from({ length: 200 }, newUuid);
    expect(made.every(isUuidV4)).toBe(true);
    expect(new Set(made).size).toBe(200);
  } finally {
    if (original) Object.defineProperty(globalThis, 'crypto', original);
  }
});

/** The hook's value in each render. */
const looks = (): (string | null)[] => {
  const seen: (string | null)[] = [];
  renderHook(() => seen.push(usePlayerUuid()));
  return seen;
};

it("is null in the first render of the first visit, and the player's UUID from then on", () => {
  expect(looks()).toEqual([null, currentIdentity().playerUUID]);
  expect(looks()).toEqual([currentIdentity().playerUUID]);
});
