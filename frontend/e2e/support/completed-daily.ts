import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { DailyGame } from '@tessera/contracts';
import { PATHS, PLAYER_HEADER, pathOf } from '@tessera/contracts/constants';
import { BLIND_LETTERS } from '@tessera/rules';
import { ZONE } from './zone';

/** The player's own eight letters: the first two rows, whatever the day's letters are. */
export const OWN_ROWS = ['STAR', 'TONE'] as const;

/** A daily that a player completed before this test, and that player. */
export interface CompletedDaily {
  playerUUID: string;
  game: DailyGame;
}

/** Plays today's daily over the API. */
export async function aCompletedDaily(request: APIRequestContext): Promise<CompletedDaily> {
  const playerUUID = randomUUID();
  const post = async (url: string, data: object): Promise<DailyGame> => {
    const response = await request.post(url, { data, headers: { [PLAYER_HEADER]: playerUUID } });
    const body = (await response.json()) as { game?: DailyGame };
    if (!body.game) throw new Error(`${url} answered ${response.status()}: ${JSON.stringify(body)}`);
    return body.game;
  };
  const { gameId, letterSequence } = await post(PATHS.createDaily, { userTimezone: ZONE });
  const blind = letterSequence.slice(0, BLIND_LETTERS);
  const rows = [...OWN_ROWS.map((row) => [...row]), blind.slice(0, 4), blind.slice(4)];
  return { playerUUID, game: await post(pathOf(PATHS.completeDaily, { gameId }), { playerGrid: rows }) };
}

/** Makes the browser that player's. */
export async function become(page: Page, playerUUID: string): Promise<void> {
  await page.addInitScript(
    (identity) => {
      localStorage.setItem('playerIdentity', JSON.stringify(identity));
    },
    { playerUUID, createdAt: new Date().toISOString() },
  );
}
