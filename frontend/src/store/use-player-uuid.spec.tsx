import { renderHook } from '@testing-library/react';
import { currentIdentity } from './identity';
import { usePlayerUuid } from './use-player-uuid';

/** What the hook says, look by look. */
const looks = (): (string | null)[] => {
  const seen: (string | null)[] = [];
  renderHook(() => seen.push(usePlayerUuid()));
  return seen;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('is nobody for the first look of the first visit, and somebody from then on', () => {
  expect(looks()).toEqual([null, currentIdentity().playerUUID]);
  expect(looks()).toEqual([currentIdentity().playerUUID]);
});
