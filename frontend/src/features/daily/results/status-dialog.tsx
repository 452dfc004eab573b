import type { Tier } from '@tessera/rules';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Medallion } from '../../../ui/stats/medallion';
import { POST_GAME_TEXTS, streakText } from './post-game';

interface StatusDialogProps {
  readonly streak: number;
  /** The animal that has just been reached. */
  readonly tier: Tier;
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Congratulates on a new animal, in gold. */
export const StatusDialog = ({ streak, tier, open, onDone }: StatusDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={(stays) => !stays && onDone()}
    title={POST_GAME_TEXTS.newStatus}
    width={360}
  >
    <div className="grid justify-items-center gap-1 pt-2 pb-5 text-center">
      <div className="pb-3">
        <Medallion metal="gold" struck>
          {tier.emoji}
        </Medallion>
      </div>
      <p className="display text-3xl leading-tight">{tier.name}</p>
      <p className="text-lg text-ink-2">{streakText(streak)}</p>
    </div>
    <Button variant="primary" wide onClick={onDone}>
      {POST_GAME_TEXTS.awesome}
    </Button>
  </Dialog>
);
