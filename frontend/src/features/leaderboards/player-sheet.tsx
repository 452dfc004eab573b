import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { ReportButton } from '../reports/report-button.public';
import { nameIn, type RankedPlayer } from './ranked-player';

interface PlayerSheetProps {
  readonly player: RankedPlayer;
  readonly facts: readonly { readonly key: string; readonly label: ReactNode; readonly value: ReactNode }[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A row of a leaderboard, with the whole name and every column. */
export function PlayerSheet({ player, facts, open, onClose }: PlayerSheetProps) {
  const name = nameIn(player);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={name}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 tabular-nums *:border-t *:border-line *:py-2.5">
        {facts.map(({ key, label, value }) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {/* The report has a dialog of its own. */}
      <div className="flex justify-center pt-2" onClick={onClose}>
        <ReportButton kind="player-name" target={player.playerUUID} name={name} withName />
      </div>
    </Dialog>
  );
}
