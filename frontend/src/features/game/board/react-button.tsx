import { GAME_REACTIONS, REACTIONS } from '@tessera/contracts/wire';
import { useState } from 'react';
import { showConfirmation } from '../../../game-kit/layout/confirmation';
import { MuteReactions, REACTION_TEXTS, ReactionChoice } from '../../../game-kit/reactions/reaction-choice';
import { reasonOf } from '../../../store/api/api-error';
import { muteReactions, useSettings } from '../../../store/settings';
import { Dialog } from '../../../ui/dialog/dialog';
import { Smile } from '../../../ui/icons/page-icons';
import { showFailure, toast } from '../../../ui/toast/toast';
import { useReactMutation } from '../game.api';
import { GAME_TEXTS, NOTICE_MS, reactToText } from '../game-texts';
import { IconButton } from '../../../ui/button/icon-button';

interface ReactButtonProps {
  readonly gameId: string;
  readonly opponent: string;
  readonly round: number;
}

/** Opens what a player can say to the other one, once a round. */
export function ReactButton({ gameId, opponent, round }: ReactButtonProps) {
  const [open, setOpen] = useState(false);
  const [saidIn, setSaidIn] = useState<number | null>(null);
  const settings = useSettings();
  const [send] = useReactMutation();
  if (settings.muteReactions) return null;
  const react = async (reaction: (typeof GAME_REACTIONS)[number]) => {
    setOpen(false);
    setSaidIn(round);
    const { data, error } = await send({ gameId, reaction });
    // From another tab or device, or the response was lost.
    if (data?.sent === false) return toast({ title: GAME_TEXTS.saidAlready });
    if (data) return showConfirmation({ title: `${GAME_TEXTS.youSaid} ${REACTIONS[reaction]}` }, NOTICE_MS);
    setSaidIn(null);
    showFailure(REACTION_TEXTS.failed, reasonOf(error));
  };
  return (
    <>
      <IconButton
        label={reactToText(opponent)}
        icon={Smile}
        size={20}
        className="-my-3"
        unavailable={saidIn === round}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={reactToText(opponent)}
        description={GAME_TEXTS.onceARound}
      >
        <div className="grid gap-4">
          <ReactionChoice
            label={reactToText(opponent)}
            choices={GAME_REACTIONS}
            onChoose={(reaction) => void react(reaction)}
          />
          <MuteReactions muted={false} onChange={muteReactions} />
        </div>
      </Dialog>
    </>
  );
}
