import type { ReactNode } from 'react';
import type { ReplayReview } from '@tessera/solver';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { Name } from '../../../ui/layout/name';
import { gainedText, hurtText, slipText, suitedText } from '../replay-texts';

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

export interface MetricsRow {
  readonly label: string;
  readonly cell: (player: ShownPlayer) => ReactNode;
  /** The sum of the rows above. */
  readonly isSum?: boolean;
}

interface MetricsTableProps {
  readonly label: string;
  readonly players: ShownPlayers;
  readonly rows: readonly MetricsRow[];
}

/** Metrics of both players: a column for each. */
export const MetricsTable = ({ label, players, rows }: MetricsTableProps) => (
  <table aria-label={label} className="w-full table-fixed text-md tabular-nums">
    <thead>
      <tr className="text-sm text-ink-2">
        <td />
        {players.map(({ side, name }) => (
          <th key={side} scope="col" className="w-[29%] truncate pb-1 pl-2 text-right font-medium">
            <Name>{name.start}</Name>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label: row, cell, isSum = false }) => (
        <tr key={row} className={isSum ? 'border-t border-line font-semibold' : undefined}>
          <th scope="row" className="py-1 text-left font-normal">
            {row}
          </th>
          {players.map((player) => (
            <td key={player.side} className="py-1 pl-2 text-right">
              {cell(player)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
