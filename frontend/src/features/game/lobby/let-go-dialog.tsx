import { GAME_TEXTS } from '../game-texts';
import { reasonOf } from '../../../store/api/api-error';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { toast } from '../../../ui/toast/toast';
import { useLetGoMutation } from '../game.api';
import { removeSeat } from '../state/game-session';

interface LetGoDialogProps {
  readonly gameId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before a player ends a game without a score. */
export function LetGoDialog({ gameId, open, onClose }: LetGoDialogProps) {
  const [letGo, { isLoading }] = useLetGoMutation();
  const confirm = async () => {
    const { error } = await letGo({ gameId });
    if (error) {
      const description = reasonOf(error);
      return toast({ title: GAME_TEXTS.letGoFailed, description, tone: 'destructive' });
    }
    removeSeat(gameId);
    toast({ title: GAME_TEXTS.gameLetGo });
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={GAME_TEXTS.letGoTitle}
      description={GAME_TEXTS.letGoDetail}
    >
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button size="large" onClick={onClose}>
          {GAME_TEXTS.keepPlaying}
        </Button>
        <Button variant="alert" size="large" busy={isLoading} onClick={() => void confirm()}>
          {GAME_TEXTS.letGo}
        </Button>
      </div>
    </Dialog>
  );
}
