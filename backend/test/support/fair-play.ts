import { CALLS } from '@tessera/contracts/calls';
import type { DailyGame } from '@tessera/contracts/daily';
import type { LeaderboardEntry, OwnLeaderboardEntry } from '@tessera/contracts/leaderboards';
import { LIMITS } from '@tessera/contracts/wire';
import { rowsFromGrid, type SortMode } from '@tessera/rules';
import { findPerfectGrid } from '@tessera/solver';
import type { TestApp } from './app.js';
import { Browser } from './browser.js';
import { aName } from './groups.js';

const SECOND = 1000;
export const HUMAN_MS = LIMITS.DAILY_MIN_SECONDS * SECOND;

/** A player with a name, behind a network address. */
export class Networked {
  private constructor(
    readonly browser: Browser,
    readonly name: string,
    private readonly address: string,
  ) {}

  static async at(app: TestApp, address: string): Promise<Networked> {
    const player = new Networked(new Browser(app), aName(), address);
    await player.rename(player.name);
    return player;
  }

  static all(app: TestApp, count: number, address: string): Promise<Networked[]> {
    return Promise.all(Array.from({ length: count }, () => Networked.at(app, address)));
  }

  async rename(playerName: string): Promise<void> {
    await this.browser.call(CALLS.setPlayerName, { headers: this.headers, body: { playerName } });
  }

  async start(userTimezone = 'UTC'): Promise<DailyGame> {
    const { body } = await this.browser.call(CALLS.createDaily, {
      headers: this.headers,
      body: { userTimezone },
    });
    return (body as { game: DailyGame }).game;
  }

  async finish({ gameId }: DailyGame, playerGrid: string[][], app = this.browser.app): Promise<DailyGame> {
    const { player } = this.browser;
    const { body } = await app.call(CALLS.completeDaily, {
      player,
      headers: this.headers,
      params: { gameId },
      body: { playerGrid },
    });
    return (body as { game: DailyGame }).game;
  }

  /** The rows of the leaderboard, and the player's own row if it isn't among them. */
  async leaderboard(sort: SortMode = 'today-score', timezone = 'UTC') {
    const { body } = await this.browser.call(CALLS.readLeaderboard, {
      query: { sort, limit: LIMITS.LEADERBOARD_MAX_ROWS, timezone },
    });
    return body as { leaderboard: LeaderboardEntry[]; own: OwnLeaderboardEntry | null };
  }

  private get headers() {
    return { 'x-forwarded-for': this.address };
  }
}

const blindLettersOf = ({ letterSequence }: DailyGame) => letterSequence.filter((letter) => letter !== '');

/** A grid that nobody needs a solver for. */
export function modestGrid(game: DailyGame): string[][] {
  const letters = [...blindLettersOf(game), ...'QXZQXZQX'];
  return [0, 4, 8, 12].map((start) => letters.slice(start, start + 4));
}

/** What the solver computes from the day's letters. */
export function computedGrid(game: DailyGame): string[][] {
  const { grid } = findPerfectGrid(blindLettersOf(game));
  if (!grid) throw new Error('This daily has no perfect grid');
  return rowsFromGrid(grid).map((row) => row.map((letter) => letter ?? ''));
}

type GridOf = (game: DailyGame) => string[][];

/** All of them start at once, and complete their dailies at once after that time. */
export async function playAtOnce(
  app: TestApp,
  players: readonly Networked[],
  { after, grid, zone }: { after: number; grid: GridOf; zone?: string },
): Promise<DailyGame[]> {
  const games = await Promise.all(players.map((player) => player.start(zone)));
  app.clock.time += after;
  return Promise.all(games.map((game, i) => players[i]!.finish(game, grid(game))));
}
