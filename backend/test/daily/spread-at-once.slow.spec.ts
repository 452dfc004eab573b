import { CALLS } from '@tessera/contracts/calls';
import { DAY_MS } from '@tessera/rules';
import fc from 'fast-check';
import type { TestApp } from '../support/app.js';
import { anAccount, Browser, type Credentials } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import { completeDaily, GOOD_GRID, holdBack, POOR_GRID } from '../support/dailies.js';
import { forAWhile } from '../support/in-time.js';
import { countedSpread, foldChanges, keptSpread } from '../support/spread.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  // All dates up to then have the same letters.
  app = await startGuardedApp('2026-12-30T12:00:00Z');
  app.clock.moveTo('2026-01-02T12:00:00Z');
  admin = new Browser(app);
  await admin.login(ADMIN);
});
afterAll(() => app.close());

type Kind =
  | 'good'
  | 'poor'
  | 'begin'
  | 'end'
  | 'sign in'
  | 'sign out'
  | 'delete'
  | 'remove'
  | 'hold back'
  | 'decide'
  | 'fold';
type Act = readonly [kind: Kind, which: number];

/** Some browsers and two accounts, and the games that have been started so far. */
class World {
  private readonly browsers = Array.from({ length: 5 }, () => new Browser(app));
  private readonly accounts: Credentials[] = [];
  private readonly started: { gameId: string; player: string }[] = [];

  async make(): Promise<void> {
    for (let account = 0; account < 2; account++)
      this.accounts.push(await new Browser(app).register(anAccount()));
  }

  /** Whatever is impossible at the moment is rejected, and changes nothing. */
  async act([kind, which]: Act): Promise<unknown> {
    const browser = pick(this.browsers, which);
    switch (kind) {
      case 'good':
        return this.play(browser, GOOD_GRID);
      case 'poor':
        return this.play(browser, POOR_GRID);
      case 'begin':
        return this.start(browser);
      case 'end':
        return this.complete(browser, pick(this.started, which));
      case 'sign in':
        return browser.login(pick(this.accounts, which));
      case 'sign out':
        return browser.logout();
      case 'delete':
        return this.delete(browser, pick(this.accounts, which));
      case 'remove':
        return this.remove(which);
      case 'hold back':
        return this.holdBack(which);
      case 'decide':
        return this.decide(which);
      case 'fold':
        return foldChanges(app, 1 + (which % 3));
    }
  }

  private async start(browser: Browser): Promise<{ gameId: string; player: string } | undefined> {
    const { player } = browser;
    const { status, body } = await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
    if (status >= 300) return undefined;
    const game = { gameId: (body as { game: { gameId: string } }).game.gameId, player };
    this.started.push(game);
    return game;
  }

  private async play(browser: Browser, grid: string[][]): Promise<void> {
    const game = await this.start(browser);
    if (game) await completeDaily(browser, game.player, game.gameId, grid);
  }

  /** Perhaps days later, or twice, or in another browser. */
  private async complete(browser: Browser, game: { gameId: string; player: string } | undefined) {
    if (game) await completeDaily(browser, game.player, game.gameId);
  }

  private async delete(browser: Browser, credentials: Credentials): Promise<void> {
    const { password } = credentials;
    const { status } = await browser.call(CALLS.deleteAccount, { body: { password } });
    if (status === 200) await browser.logout();
  }

  /** No part of the program deletes completed games, but an operator may. */
  private async remove(which: number): Promise<void> {
    const game = pick(this.started, which);
    if (game) await app.sql('DELETE FROM one_player_versus_three_games WHERE "gameId" = $1', [game.gameId]);
  }

  private async holdBack(which: number): Promise<void> {
    const games = await app.sql<{ gameId: string }>(
      `SELECT "gameId" FROM one_player_versus_three_games LEFT JOIN held_back_dailies USING ("gameId")
        WHERE status = 'completed' AND reason IS NULL`,
    );
    const game = pick(games, which);
    if (game) await holdBack(app, game.gameId);
  }

  private async decide(which: number): Promise<void> {
    const games = await app.sql<{ gameId: string }>('SELECT "gameId" FROM held_back_dailies');
    const game = pick(games, which);
    if (!game) return;
    const input = { params: { gameId: game.gameId }, body: { counts: which % 2 === 0 } };
    await admin.call(CALLS.decideHeldBack, input);
  }
}

const pick = <T>(values: readonly T[], which: number): T => values[which % values.length] as T;

const kinds = fc.constantFrom<Kind>(
  ...(['good', 'good', 'good', 'poor', 'begin', 'end', 'sign in', 'sign in', 'sign out'] as const),
  ...(['delete', 'remove', 'hold back', 'decide', 'decide', 'fold'] as const),
);
const act = fc.tuple(kinds, fc.nat({ max: 30 }));
/** What happens at the same time, and how many days pass after that. */
const moment = fc.tuple(fc.array(act, { minLength: 1, maxLength: 8 }), fc.constantFrom(0, 0, 0, 1, 3));

test('whatever happens at the same time, the spreads are as counted in the stored games', async () => {
  const isTime = forAWhile();
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 8 }), async (moments) => {
      if (!isTime()) return;
      const world = new World();
      await world.make();
      for (const [acts, days] of moments) {
        await Promise.all(acts.map((each) => world.act(each)));
        const expected = await countedSpread(app);
        expect(await keptSpread(app)).toEqual(expected);
        counted = Math.max(counted, expected.length);
        app.clock.time += days * DAY_MS;
      }
      app.clock.time += DAY_MS;
    }),
    { numRuns: 25 },
  );
  // Something was played, and not all of it on one date.
  expect(counted).toBeGreaterThan(5);
});
