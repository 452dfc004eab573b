import { TEXTS } from '@tessera/contracts/texts';
import { Fragment } from 'react';
import { ButtonLink, Button } from '../../../ui/button/button';
import { CopyButton } from '../../../ui/share/copy-button';
import { Dialog, type DialogState } from '../../../ui/dialog/dialog';
import { QrCode } from '../../../ui/share/qr-code';
import { gamePath, gameUrl } from '../game-code';
import { GAME_TEXTS } from '../game-texts';

interface GameCreatedDialogProps extends DialogState {
  readonly gameId: string;
}

/** Shows how a friend can join the game that was created. */
export function GameCreatedDialog({ gameId, open, onClose }: GameCreatedDialogProps) {
  const url = gameUrl(gameId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={GAME_TEXTS.gameCreated}
      description="Send your friend the ID or the link, or let them scan the code."
      width={440}
    >
      <div className="grid gap-3">
        <div className="grid gap-2.5">
          <Copyable label="Game ID" text={gameId} large />
          <Copyable label="Game URL" text={url} />
        </div>
        <div className="justify-self-center">
          <QrCode text={url} label={GAME_TEXTS.qrCode} size={148} />
        </div>
        <ButtonLink variant="primary" wide to={gamePath(gameId)}>
          {GAME_TEXTS.continueToGame}
        </ButtonLink>
        <Button wide onClick={onClose}>
          {TEXTS.close}
        </Button>
      </div>
    </Dialog>
  );
}

interface CopyableProps {
  readonly label: string;
  readonly text: string;
  readonly large?: boolean;
}

const Copyable = ({ label, text, large = false }: CopyableProps) => (
  <div className="flex items-center justify-between gap-3 rounded-panel bg-socket py-2 pr-2 pl-3.5">
    <div className="min-w-0">
      <p className="text-xs text-ink-2">{label}</p>
      <p
        className={`wrap-anywhere ${large ? 'display text-2xl tracking-[0.12em]' : 'text-sm'}`}
        translate="no"
      >
        {large ? text : breakable(text)}
      </p>
    </div>
    <div className="grid w-[112px] flex-none">
      <CopyButton text={text} label={TEXTS.copy} subject={label} />
    </div>
  </div>
);

/** Allows a line break after each slash, so that the code stays in one piece. */
const breakable = (url: string) =>
  url.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
