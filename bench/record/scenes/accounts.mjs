// Players who belong to an account: with its session, without, and with another one's; and progress across devices.
import { CALLS } from '@tessera/contracts/calls';
import { complete, GOOD, play, start } from './daily.mjs';

const DATE = '2090-03-24';
const password = 'correct horse';

async function register(day, person) {
  const email = day.email();
  await day.call(person, CALLS.register, { body: { email, password } });
  return email;
}

async function linkedPlayers(day) {
  const [owner, other] = [day.person('owner'), day.person('other', 1)];
  await play(day, owner);
  const email = await register(day, owner);
  await register(day, other);
  const unsigned = { ...owner, name: 'owner without a session', cookie: undefined };
  const wrong = { ...owner, name: "owner in other's session", cookie: other.cookie };
  const invalid = { ...owner, name: 'owner with an invalid cookie', cookie: 'tessera.sid=s%3Ax.y; other=1' };
  const noPlayer = { ...owner, name: 'a session without a player', player: undefined };
  for (const person of [owner, unsigned, wrong, invalid, noPlayer]) {
    await start(day, person);
    await complete(day, person, 'unknown');
    await day.call(person, CALLS.playerStats);
    await day.call(person, CALLS.leaderboardToday);
    await day.call(person, CALLS.createGame, { body: {} });
    await day.call(person, CALLS.currentUser);
  }
  for (const person of [unsigned, wrong, owner]) await day.connect(person, { label: person.name });
  const browser = day.person('another browser');
  const gameId = await play(day, browser);
  await day.call(browser, CALLS.login, { body: { email, password: 'wrong' } });
  await day.call(browser, CALLS.login, { body: { email, password } });
  await day.call(browser, CALLS.playerStats);
  await day.call(browser, CALLS.getDaily, { params: { gameId } });
  await start(day, browser);
  await day.call(owner, CALLS.playerStats);
  await day.connect(browser, { label: 'another browser' });
  await day.call(browser, CALLS.logout, { body: {} });
  await day.call(browser, CALLS.playerStats);
}

const history = (length) =>
  GOOD.flat()
    .slice(0, length)
    .map((letter, cellIndex) => ({ round: cellIndex + 1, letter, cellIndex }));

async function progress(day) {
  const [owner, stranger] = [day.person('owner'), day.person('stranger')];
  const sync = (person, currentRound, state, more = {}) =>
    day.call(person, CALLS.syncState, {
      body: { challengeDate: DATE, currentRound, gameState: state, ...more },
    });
  const restore = (person, date = DATE) => day.call(person, CALLS.restoreState, { query: { date } });
  const { game } = await start(day, owner);
  const { gameId } = game;
  await sync(owner, 2, { gameId, roundHistory: history(1) });
  await restore(owner);
  await register(day, owner);
  await restore(owner);
  await restore(owner, 'today');
  await day.connect(owner, { label: 'another tab' });
  const second = { ...owner, name: "owner's other instance", url: day.urls.at(-1) };
  await sync(owner, 1, { gameId, roundHistory: [] });
  await sync(owner, 3, { gameId, roundHistory: history(2), currentLetter: null, revealedIndices: [0, 1] });
  await sync(second, 4, { gameId, roundHistory: history(3) }, { clientId: 'tab-2' });
  await restore(second);
  await sync(owner, 3, { gameId, roundHistory: history(2) });
  await sync(owner, 9, { gameId, roundHistory: history(4) });
  await sync(owner, 5, { gameId, roundHistory: [...history(3), { round: 4, letter: 'T', cellIndex: 9 }] });
  await sync(owner, 6, { gameId, roundHistory: [...history(4), { round: 5, letter: 'L', cellIndex: 0 }] });
  await sync(owner, 6, { gameId, roundHistory: [...history(3), { round: 4, letter: 'T', cellIndex: 3 }] });
  await sync(owner, 2, { gameId: 'unknown', roundHistory: history(1) });
  await sync(owner, 2, { roundHistory: history(1) });
  await sync(owner, 0, { gameId, roundHistory: [] });
  await sync(owner, 2, { gameId, roundHistory: history(1), padding: 'x'.repeat(17_000) });
  await sync(owner, 2, { gameId, roundHistory: history(1) }, { challengeDate: '2090-03-23' });
  await sync(stranger, 2, { gameId, roundHistory: history(1) });
  await register(day, stranger);
  await sync(stranger, 2, { gameId, roundHistory: history(1) });
  await restore(stranger);
  await complete(day, owner, gameId, GOOD, { roundHistory: history(16) });
  await sync(owner, 6, { gameId, roundHistory: history(5) });
  await restore(owner);
  await restore(owner, '2090-03-23');
}

export const accountScenes = [
  ['accounts: linked, merged and signed-out players', '2090-03-24T12:00:00Z', linkedPlayers],
  ['accounts: progress on several devices', '2090-03-24T13:00:00Z', progress],
];
