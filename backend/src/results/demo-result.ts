import { gridFromText, plainDate } from '@tessera/rules';
import type { GameResult } from '../solo-games/index.js';
import type { Lexicon } from '../words/index.js';
import type { SharedResult } from './shared-result.js';

/** The share ID of the demo's result. It belongs to no player, and nothing is stored. */
export const DEMO_SHARE_ID = 'demo';

const DATE = plainDate('2025-01-01');
const GRID = gridFromText('BRATLOREETASDEWX');

const played = (lexicon: Lexicon): Omit<GameResult, 'playerUUID'> => {
  const { total, words } = lexicon.scorerOf(lexicon.version).scoreGrid(GRID);
  return {
    gameId: 'demo',
    gameMode: '1pv3',
    gameNumber: 1,
    date: DATE,
    grid: GRID,
    words,
    score: total,
    completedAt: new Date(`${DATE}T12:00:00Z`),
  };
};

export const demoResult = (lexicon: Lexicon): SharedResult => ({
  ...played(lexicon),
  shareId: DEMO_SHARE_ID,
  player: { publicId: '00000000-0000-8000-8000-000000000000', name: null, isDeleted: false },
});
