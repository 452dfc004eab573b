import fc from 'fast-check';
import { localStore, safeStorage } from './storage';

const broken = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Can be read, but has no space left. */
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

it.each([
  ['working storage', () => localStorage],
  ['blocked storage', broken],
  ['full storage', full],
])('returns what was written to %s', (_, open) => {
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

describe('a value rejected by full storage', () => {
  const aTab = () => safeStorage(full, { spare: safeStorage(() => sessionStorage) });
  beforeEach(() => sessionStorage.clear());

  it('survives a reload of the tab', () => {
    aTab().writeText('old', 'new');
    expect(aTab().readText('old')).toBe('new');
    expect(aTab().keysFrom('ol')).toEqual(['old']);
  });

  it('is gone once it is removed', () => {
    aTab().writeText('game', 'new');
    aTab().remove('game');
    expect(aTab().readText('game')).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('new');
  });

  it('is replaced by a value stored once there is space', () => {
    aTab().writeText('game', 'new');
    const roomy = safeStorage(() => localStorage, { spare: safeStorage(() => sessionStorage) });
    expect(roomy.readText('game')).toBe('new');
    roomy.writeText('game', 'newer');
    expect(localStorage.getItem('game')).toBe('newer');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is replaced by what another tab stores, and gone if that tab clears everything', () => {
    const tab = aTab();
    tab.writeText('old', 'new');
    tab.writeText('game', 'new');
    tab.forgetRejected('old');
    expect(tab.readText('old')).toBe('kept');
    expect(tab.readText('game')).toBe('new');
    tab.forgetRejected(null);
    expect(tab.keysFrom('')).toEqual(['old']);
    expect(aTab().readText('game')).toBeNull();
  });

  it('is reported', () => {
    const onRejected = jest.fn();
    const storage = safeStorage(full, { onRejected });
    storage.remove('game');
    expect(onRejected).not.toHaveBeenCalled();
    storage.writeText('game', 'new');
    expect(onRejected).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['stores a newer one', 'settings'],
  ['clears the storage', null],
])('discards a value that full storage rejected when another tab %s', (_, key) => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  localStore.writeText('settings', 'mine');
  setItem.mockRestore();
  expect(localStore.readText('settings')).toBe('mine');
  localStorage.setItem('settings', 'theirs');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(localStore.readText('settings')).toBe('theirs');
});

it('treats invalid JSON as null', () => {
  localStorage.setItem('game', '{"half":');
  expect(safeStorage(() => localStorage).readJson('game')).toBeNull();
});

it('prefers a rejected value to the older one in the storage', () => {
  const storage = safeStorage(full);
  expect(storage.readText('old')).toBe('kept');
  storage.writeText('old', 'new');
  expect(storage.readText('old')).toBe('new');
});

it('lists only keys with the given prefix', () => {
  localStorage.setItem('game_1', 'a');
  localStorage.setItem('other', 'b');
  expect(safeStorage(() => localStorage).keysFrom('game_')).toEqual(['game_1']);
});
