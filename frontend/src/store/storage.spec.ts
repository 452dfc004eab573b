import fc from 'fast-check';
import { safeStorage } from './storage';

const broken = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Reads, but has no room left. */
const full = (): Storage => ({
  length: 1,
  key: () => 'old',
  getItem: (key: string) => (key === 'old' ? 'kept' : null),
  setItem: () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  },
  removeItem: () => undefined,
  clear: () => undefined,
});

beforeEach(() => localStorage.clear());

it.each([
  ['a working storage', () => localStorage],
  ['a storage that is forbidden', broken],
  ['a storage without room', full],
])('gives back what was written to %s', (_, open) => {
  const storage = safeStorage(open);
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.jsonValue(), (key, value) => {
      storage.writeJson(key, value);
      expect(storage.readJson(key)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(storage.keysFrom(key)).toContain(key);
      storage.remove(key);
      expect(storage.readText(key)).toBeNull();
    }),
  );
});

it('reads garbage as nothing', () => {
  localStorage.setItem('game', '{"half":');
  expect(safeStorage(() => localStorage).readJson('game')).toBeNull();
});

it('prefers what it could not store to the older value that is stored', () => {
  const storage = safeStorage(full);
  expect(storage.readText('old')).toBe('kept');
  storage.writeText('old', 'new');
  expect(storage.readText('old')).toBe('new');
});

it('lists the keys of a prefix only', () => {
  localStorage.setItem('game_1', 'a');
  localStorage.setItem('other', 'b');
  expect(safeStorage(() => localStorage).keysFrom('game_')).toEqual(['game_1']);
});
