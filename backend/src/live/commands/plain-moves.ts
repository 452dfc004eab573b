import type { CommandName } from '@tessera/contracts';
import { GAME_CODE } from '@tessera/contracts/constants';
import { ROUNDS } from '@tessera/rules';

type Check = (value: unknown) => boolean;

const LETTER = /^[A-Z]$/;
const isText =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isWithin =
  (least: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= max;

const MOVE = { gameId: isText(GAME_CODE), round: isWithin(1, ROUNDS) };
const MOVES: Partial<Record<CommandName, Readonly<Record<string, Check>>>> = {
  submit_letter: { ...MOVE, letter: isText(LETTER) },
  submit_placement: { ...MOVE, cellIndex: isWithin(0, ROUNDS - 1) },
};
const FIELDS = 3;

/**
 * Whether a payload is a move exactly as our client sends it, which its schema would return as it is. Almost
 * all commands are, and are spared the schema. The schema validates all others.
 */
export function isPlainMove(name: CommandName, payload: unknown): boolean {
  const checks = MOVES[name];
  if (!checks || typeof payload !== 'object' || payload === null) return false;
  let count = 0;
  for (const field in payload) {
    const check = Object.hasOwn(checks, field) ? checks[field] : undefined;
    if (!check?.((payload as Record<string, unknown>)[field])) return false;
    count += 1;
  }
  return count === FIELDS;
}
