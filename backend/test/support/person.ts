import { CALLS } from '@tessera/contracts/calls';
import { addDays, AVERAGE_WINDOW, plainDate } from '@tessera/rules';
import { aPlayer, type TestApp } from './app.js';
import type { Browser } from './browser.js';
import { makeChallenge, startedChallenge } from './challenges.js';
import { completePerfectly, playDaily, startDaily } from './dailies.js';
import { aDuel, playDuel } from './duels.js';
import { HUMAN_MS } from './fair-play.js';
import { activeGame, byRest, playRounds, waitingGame } from './games.js';
import { aFounder, joinGroup, memberIdOf, reactToGrid, takeName } from './groups.js';
import { finishedGame, shareReplay } from './replays.js';
import { publicIdOf, send } from './reports.js';
import { PushDevice } from './push-devices.js';
import type { History } from './history.js';

export const MESSAGE = 'I would like more ochre';
const TODAY = plainDate('2026-11-20');

/** Uses every feature that doesn't need an account, so that the player has rows in all of their tables. */
export async function useEverything(app: TestApp, browser: Browser, history: History) {
  const { player } = browser;
  const opponent = aPlayer();
  const dailyId = await startDaily(browser, player);
  await playBefore(app, player, history);
  app.clock.time += HUMAN_MS;
  await completePerfectly(app, browser, player, dailyId);
  const waitingId = await waitingGame(browser, player);
  const gameId = await activeGame(browser, player, opponent);
  await playRounds({ 1: byRest(browser, player), 2: byRest(app, opponent) }, gameId, 1, 4);
  const invitedId = await waitingGame(app, opponent);
  await byRest(browser, player)('join_game', { gameId: invitedId });
  const finishedId = await finishedGame(browser, player, opponent);
  const replayShareId = await shareReplay(browser, player, finishedId);
  const duelId = await aDuel(browser, player);
  await playDuel(browser, player, duelId, 1, 3);
  const simple = await browser.call(CALLS.createSimpleDaily, { body: {} });
  const { gameId: simpleId } = (simple.body as { game: { gameId: string } }).game;
  const action = { action: 'PLACE_LETTER', cellIndex: 3 };
  await browser.call(CALLS.actInSimpleDaily, { params: { gameId: simpleId }, body: action });
  const practice = await browser.call(CALLS.createPractice, { body: { date: '2026-11-10' } });
  const { gameId: practiceId } = (practice.body as { game: { gameId: string } }).game;
  const challengeCode = await makeChallenge(browser);
  const playedCode = await startedChallenge(browser);
  const shared = await browser.call(CALLS.shareResult, { body: { gameId: dailyId } });
  const { shareId } = shared.body as { shareId: string };
  const sent = await browser.call(CALLS.sendFeedback, { body: { message: MESSAGE } });
  const { feedbackId } = sent.body as { feedbackId: string };
  const playerName = await takeName(browser);
  const { founder, name: founderName, group } = await aFounder(app);
  await joinGroup(browser, group);
  await playDaily(founder, founder.player);
  const memberId = await memberIdOf(browser, group.id, founderName);
  await reactToGrid(browser, group, { memberId, date: TODAY });
  const ownId = await memberIdOf(founder, group.id, playerName);
  await reactToGrid(founder, group, { memberId: ownId, date: TODAY });
  // Refused if the player has an account.
  await browser.call(CALLS.createDeviceCode, { body: {} });
  await useModeration(app, browser, founder);
  // Nothing is sent to it, because today's daily has been played.
  await browser.call(CALLS.savePushSubscription, {
    body: {
      ...new PushDevice().subscription,
      kinds: ['reminder'],
      reminder: { hour: 9, timeZone: 'UTC' },
    },
  });
  return {
    dailyId,
    waitingId,
    gameId,
    finishedId,
    invitedId,
    duelId,
    simpleId,
    practiceId,
    challengeCode,
    playedCode,
    shareId,
    replayShareId,
    feedbackId,
    playerName,
    opponent,
  };
}

/** Reports somebody, and is reported, left out and told so. */
async function useModeration(app: TestApp, browser: Browser, other: Browser): Promise<void> {
  const { player } = browser;
  await send(browser, ['player-name', await publicIdOf(app, other.player)], { by: player, note: MESSAGE });
  await send(app, ['player-name', await publicIdOf(app, player)]);
  await app.sql(
    `WITH left_out AS (
       UPDATE players SET "isLeftOut" = true, "refusedNames" = '{nay}' WHERE "playerUUID" = $1
     ), taken AS (
       INSERT INTO report_actions ("reportId", action, reason, at)
       SELECT id, 'leave-out', 'offensive', now() FROM reports WHERE "playerUUID" = $1 RETURNING "reportId"
     )
     INSERT INTO notices ("noticeId", "reportId", action, "playerUUID")
     SELECT gen_random_uuid(), "reportId", 'leave-out', $1 FROM taken`,
    [player],
  );
}

/** Adds earlier dailies, enough for an average score together with today's, and all in one streak. */
async function playBefore(app: TestApp, player: string, history: History): Promise<void> {
  const dates = Array.from({ length: AVERAGE_WINDOW.games - 1 }, (_, i) => addDays(TODAY, -1 - i));
  for (const date of dates) {
    await history.daily(player, `${date}T12:00:00Z`, { at: `${date}T12:05:00Z`, score: 30 });
  }
  await app.sql(
    `UPDATE players SET streak = $2, "bestStreak" = $2, "streakDate" = $3, "recentDates" = $4
     WHERE "playerUUID" = $1`,
    [player, dates.length, dates[0], dates.slice(0, 5)],
  );
}
