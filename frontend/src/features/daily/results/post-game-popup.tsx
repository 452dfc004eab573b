import { TrendingUp } from 'lucide-react';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Medallion } from '../../../ui/stats/medallion';
import type { PostGame } from './post-game';
import { POST_GAME_TEXTS, streakText } from './post-game-texts';

interface PostGamePopupProps {
  readonly congratulation: PostGame;
  readonly open: boolean;
  readonly onDone: () => void;
}

/** Congratulates on the streak after a daily: gold for a new status, otherwise gray. */
export function PostGamePopup({ congratulation, open, onDone }: PostGamePopupProps) {
  const isStatus = congratulation.kind === 'status';
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onDone()}
      title={isStatus ? POST_GAME_TEXTS.newStatus : POST_GAME_TEXTS.congratulations}
      width={360}
    >
      <div className="grid justify-items-center gap-1 pt-2 pb-5 text-center">
        <div className="pb-3">
          <Medallion metal={isStatus ? 'gold' : 'silver'} struck>
            {isStatus ? congratulation.tier.emoji : <TrendingUp size={52} />}
          </Medallion>
        </div>
        {isStatus ? (
          <>
            <p className="display text-3xl leading-tight">{congratulation.tier.name}</p>
            <p className="text-lg text-ink-2">{streakText(congratulation.streak)}</p>
          </>
        ) : (
          <>
            <p className="display text-2xl leading-tight">{POST_GAME_TEXTS.over20}</p>
            <p className="text-lg text-ink-2">{POST_GAME_TEXTS.streakIncreased}</p>
          </>
        )}
      </div>
      <Button variant="primary" wide onClick={onDone}>
        {isStatus ? POST_GAME_TEXTS.awesome : POST_GAME_TEXTS.thanks}
      </Button>
    </Dialog>
  );
}
