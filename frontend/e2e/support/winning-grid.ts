import { BLIND_LETTERS, CELLS, LETTERS, STREAK_SCORE, createScorer, type Letter } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

const ATTEMPTS = 40;
const STEPS = 4000;

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;

/**
 * A full grid with these blind letters and eight of the player's own whose score keeps a streak, found by
 * hill climbing.
 */
export function aWinningGrid(blind: readonly Letter[]): Letter[] {
  const { scoreGrid } = createScorer(VALID_WORDS);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let grid = [...blind, ...Array.from({ length: CELLS - BLIND_LETTERS }, () => pick(LETTERS))];
    let isBlind = Array.from({ length: CELLS }, (_, i) => i < BLIND_LETTERS);
    let best = 0;
    for (let step = 0; step < STEPS && best < STREAK_SCORE; step++) {
      const [next, nextBlind] = [[...grid], [...isBlind]];
      const [a, b] = [pick([...grid.keys()]), pick([...grid.keys()])];
      [next[a], next[b]] = [next[b] as Letter, next[a] as Letter];
      [nextBlind[a], nextBlind[b]] = [nextBlind[b] as boolean, nextBlind[a] as boolean];
      if (!nextBlind[a] && Math.random() < 0.7) next[a] = pick(LETTERS);
      const { total } = scoreGrid(next);
      if (total < best) continue;
      [grid, isBlind, best] = [next, nextBlind, total];
    }
    if (best >= STREAK_SCORE) return grid;
  }
  throw new Error(`no grid with ${blind.join('')} keeps a streak`);
}
