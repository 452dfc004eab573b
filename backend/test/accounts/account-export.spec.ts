import { CALLS } from '@tessera/contracts/calls';
import {
  ADDRESS,
  anAccountHolder,
  DEVICE,
  NAME,
  startAccountServer,
  type AccountServer,
} from '../support/account-holder.js';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { playDaily } from '../support/dailies.js';
import { MESSAGE } from '../support/person.js';

let server: AccountServer;
let app: TestApp;
beforeAll(async () => {
  server = await startAccountServer();
  app = server.app;
});
afterAll(() => server.close());

test('the export has all data of the account, but no secrets and nothing of other players', async () => {
  const person = await anAccountHolder(server);
  const { desk, alias, credentials, dailyId, shareId, opponent, playerName, group } = person;
  const other = new Browser(app);
  await playDaily(app, other.player);
  const { status, body } = await desk.call(CALLS.exportData);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email: credentials.email, name: NAME, playerUUID: desk.player });
  const idsOf = (kind: string) => (body.data[kind] as { gameId: string }[]).map((item) => item.gameId);
  expect(idsOf('dailies').at(-1)).toBe(dailyId);
  expect(body.data.dailies[0]).toMatchObject({ playerScore: 25, mergedAt: expect.any(String) as string });
  expect(body.data.dailyMerges).toMatchObject([{ added: 1, streakBefore: 0 }]);
  const { aliasGame, waitingId, gameId, finishedId, invitedId } = person;
  const games = [aliasGame, waitingId, gameId, finishedId, invitedId];
  expect(idsOf('games').sort()).toEqual(games.sort());
  expect(body.data.duels).toMatchObject([{ gameId: person.duelId, level: 'keen', currentRound: 4 }]);
  expect(body.data.simpleDailies).toMatchObject([{ gameId: person.simpleId, currentRound: 2 }]);
  expect(body.data.simpleSubmissions).toMatchObject([{ gameId: person.simpleId, round: 1, cellIndex: 3 }]);
  expect(idsOf('practice')).toEqual([person.practiceId]);
  expect(body.data.challengesMade).toMatchObject([{ code: person.challengeCode, letters: 'CARDAREA' }]);
  expect(body.data.challengesPlayed).toMatchObject([{ code: person.playedCode, status: 'active' }]);
  expect(body.data.notifiedDevices).toMatchObject([{ service: 'fcm.googleapis.com', reminderHour: 9 }]);
  expect(body.data.groups).toEqual(expect.arrayContaining([group]));
  expect(body.data.groupsJoined).toEqual([{ at: new Date(app.clock.time).toISOString() }]);
  expect((body.data.players as { name: string }[]).map(({ name }) => name)).toContain(playerName);
  expect(body.data.progress).toMatchObject([{ challengeDate: '2026-11-20', currentRound: 2 }]);
  expect((body.data.players as { playerUUID: string }[]).map(({ playerUUID }) => playerUUID).sort()).toEqual(
    [alias, desk.player].sort(),
  );
  expect(body.data.sessions).toMatchObject([{ isActive: false }, { deviceInfo: DEVICE, ipAddress: ADDRESS }]);
  expect(body.data.passkeys).toMatchObject([{ name: 'Phone', transports: ['internal'] }]);
  expect(body.data.identities).toMatchObject([{ issuer: 'https://id.example', email: credentials.email }]);
  expect(body.data.sharedResults).toMatchObject([{ shareId, gameId: dailyId }]);
  expect(body.data.sharedReplays).toMatchObject([
    { shareId: person.replayShareId, gameId: finishedId, endedAt: null },
  ]);
  expect(body.data.achievements).toMatchObject([
    { achievementType: 'perfect_score', achievementValue: 32 },
    { achievementType: 'streak_milestone', achievementValue: 10 },
  ]);
  expect(body.data.reportsSent).toMatchObject([
    { kind: 'player-name', reason: 'offensive', note: MESSAGE, at: new Date(app.clock.time).toISOString() },
  ]);
  expect(body.data.reportsAbout).toMatchObject([{ kind: 'player-name', name: playerName, count: 1 }]);
  expect(body.data.notices).toMatchObject([{ kind: 'left-out', reason: 'offensive', seenAt: null }]);
  expect(body.data.feedback).toMatchObject([{ message: MESSAGE, email: credentials.email }]);
  const text = JSON.stringify(body);
  for (const secret of [
    opponent,
    other.player,
    '$argon2',
    decodeURIComponent(desk.cookie ?? '').slice(-20),
  ]) {
    expect(text).not.toContain(secret);
  }
});
