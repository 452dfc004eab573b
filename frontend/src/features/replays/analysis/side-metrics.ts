import type { ReplayReview } from '@tessera/solver';
import { gainedText, hurtText, slipText, suitedText } from '../replay-texts';
import type { ShownPlayers } from '../replay-players';

/** Less than this is invisible in a number with one decimal. */
export const SHOWN = 0.05;

/** By round: how much the expected lead of the player on the left changed. */
export const swingsFor = ({ swings }: ReplayReview, [left]: ShownPlayers): number[] =>
  left.side === 0 ? swings : swings.map((swing) => -swing);

/** What happened in the round that decided the game: who gained on whom, and the main reason. */
export function decisiveTexts(
  { sides, swings }: ReplayReview,
  players: ShownPlayers,
  round: number,
): readonly [string, string] {
  const swing = swings[round - 1]!;
  const winning = players.find(({ side }) => (side === 0) === swing > 0)!;
  const losing = players.find((player) => player !== winning)!;
  const [won, lost] = [sides[winning.side].rounds[round - 1]!, sides[losing.side].rounds[round - 1]!];
  const reasons = [
    { points: won.luck, text: suitedText(won.letter, winning.name, won.luck) },
    { points: -lost.luck, text: hurtText(lost.letter, losing.name, lost.luck) },
    { points: -lost.skill, text: slipText(losing.name, lost.skill) },
  ];
  const main = reasons.reduce((one, other) => (other.points > one.points ? other : one));
  return [gainedText(winning.name, losing.name, swing), main.text];
}
