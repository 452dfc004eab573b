import { newDaily, plainDate } from '@tessera/rules';
import { recordCompletion, localCompletions } from './daily/completions';
import { currentIdentity, isProbablySignedIn, markSignedIn } from './identity/identity';
import { createStore } from './create-store';
import { addWaitingGame, selectStartedGame, setStartedGame, waitingGames } from './live-games';
import { KEYS } from './storage/keys';
import { switchPlayer, forgetPlayer } from './local-player';
import { saveDaily, savedDaily } from './daily/saved-daily';

const DAY = plainDate('2026-11-20');
const BEA = '7c2d9a10-2222-4b7f-8d69-ba9876543210';

const inStorages = () => JSON.stringify({ ...localStorage, ...sessionStorage });

beforeEach(() => {
  const { playerUUID } = currentIdentity();
  const facts = { gameId: 'game-689', gameNumber: 689, date: DAY, startedAt: '' };
  saveDaily({ facts, state: newDaily([...'BATSEARD']) }, []);
  localStorage.setItem('gameAssignment_ABC12', JSON.stringify({ gameId: 'ABC12', playerUUID }));
  localStorage.setItem('tessera-sort-choices', JSON.stringify({ 'a group': 'best-streak' }));
  localStorage.setItem('tessera-share-form', 'letters');
  sessionStorage.setItem('currentGameId', 'ABC12');
  sessionStorage.setItem('clientId', 'a tab');
  sessionStorage.setItem('dailyChallenge_clientId', 'a tab');
});

it("transfers a running daily and the seats in live games to the account's player", () => {
  const before = currentIdentity().playerUUID;
  switchPlayer(BEA);
  expect(currentIdentity().playerUUID).toBe(BEA);
  expect(savedDaily(DAY)?.facts).toMatchObject({ gameId: 'game-689' });
  expect(localStorage.getItem('gameAssignment_ABC12')).toContain(BEA);
  expect(inStorages()).not.toContain(before);
});

it('removes everything about a player except for which dailies were completed in this browser', () => {
  const before = currentIdentity().playerUUID;
  recordCompletion({ date: DAY, gameNumber: 689, finalScore: 26, gameId: 'game-689' }, DAY);
  markSignedIn();
  forgetPlayer();
  expect(inStorages()).not.toContain(before);
  expect(inStorages()).not.toContain('a group');
  expect(localStorage.getItem('tessera-share-form')).toBeNull();
  expect(savedDaily(DAY)).toBeNull();
  expect(isProbablySignedIn()).toBe(false);
  expect(sessionStorage.getItem('currentGameId')).toBeNull();
  expect(sessionStorage.getItem('clientId')).toBeNull();
  expect(sessionStorage.getItem('dailyChallenge_clientId')).toBeNull();
  expect(localCompletions()).toHaveLength(1);
  expect(localStorage.getItem(KEYS.newcomer)).toBe(currentIdentity().playerUUID);
  forgetPlayer({ everything: true });
  expect(localCompletions()).toEqual([]);
});

it("leaves other tabs nothing of the player's games", () => {
  addWaitingGame('ABC12');
  createStore().dispatch(setStartedGame('ABC12'));
  const inOtherTab = { ...sessionStorage };
  expect(waitingGames()).toEqual(['ABC12']);
  expect(selectStartedGame(createStore().getState())).toBe('ABC12');
  forgetPlayer();
  for (const [key, text] of Object.entries(inOtherTab)) sessionStorage.setItem(key, String(text));
  expect(waitingGames()).toEqual([]);
  expect(selectStartedGame(createStore().getState())).toBeNull();
});
