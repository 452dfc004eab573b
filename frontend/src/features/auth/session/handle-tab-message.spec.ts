import { SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { createStore } from '../../../store/create-store';
import { KEYS } from '../../../store/storage/keys';
import { localStore } from '../../../store/storage/storage';
import { handleTabMessage } from './handle-tab-message';

jest.mock('../../../store/page-load');

const GAME = `${KEYS.dailyGame}2026-11-20`;

/** Saves a game that only this tab holds, because local storage is full. */
function keepInThisTab(): void {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  localStore.writeText(GAME, 'round 5');
  setItem.mockRestore();
  expect(localStorage.getItem(GAME)).toBeNull();
}

const receive = () => createStore().dispatch(handleTabMessage('changed'));

afterEach(() => (document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`));

it('removes the game from this tab after a logout in another tab', () => {
  keepInThisTab();
  receive();
  expect(localStore.readText(GAME)).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('round 5');
});

it('keeps the game in this tab after a login in another tab', () => {
  keepInThisTab();
  document.cookie = `${SIGNED_IN_COOKIE}=1; Path=/`;
  receive();
  expect(localStore.readText(GAME)).toBe('round 5');
});
