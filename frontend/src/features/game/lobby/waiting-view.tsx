import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink } from '../../../ui/button/button';
import { ConfirmationLine } from '../../../game-kit/layout/confirmation';
import { Actions, ButtonRow } from '../../../ui/layout/page';
import { QrCode } from '../../../ui/share/qr-code';
import { useShare } from '../../../ui/share/use-share';
import { connectionNote } from '../live/connection-note';
import { gameUrl } from '../game-code';
import { selectLive } from '../game.slice';
import { GAME_TEXTS } from '../game-texts';
import { refreshGame } from '../opening/open-game';

/** Shown while waiting for the second player, with ways to share the link. */
export function WaitingView({ gameId }: { readonly gameId: string }) {
  const dispatch = useAppDispatch();
  const { connection } = useSelector(selectLive);
  const trouble = connectionNote(connection);
  const url = gameUrl(gameId);

  const { share, copied } = useShare({
    data: { title: PRODUCT, text: `Play ${PRODUCT} with me: game ${gameId}`, url },
    text: url,
    failure: { title: GAME_TEXTS.couldNotCopy, description: `Game ID: ${gameId}` },
  });

  return (
    <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col sm:flex-none sm:pt-10">
      <div className="my-auto grid justify-items-center gap-4 py-4 text-center">
        <div role="status" className="grid gap-1.5">
          <h2 className="text-3xl">Waiting for your friend</h2>
          <p className="text-ink-2">
            The game starts when they open the link, scan the code or enter this Game ID.
          </p>
        </div>
        <p
          role="img"
          aria-label={`Game ID ${[...gameId].join(' ')}`}
          className="flex gap-1.5 [--tile-letter:26px]"
        >
          {[...gameId].map((mark, at) => (
            <span key={at} aria-hidden="true" className="tile !w-[48px]" data-tone="plain">
              {mark}
            </span>
          ))}
        </p>
        <QrCode text={url} label="QR code for the game link" size={168} />
        {trouble !== null && <p className="text-sm text-terra">{trouble}</p>}
        <ConfirmationLine />
      </div>
      <Actions>
        <Button variant="primary" wide onClick={() => void share()}>
          {copied ? TEXTS.copied : 'Share Link'}
        </Button>
        <NotifyButton />
        <ButtonRow>
          <Button onClick={() => void dispatch(refreshGame(gameId))}>{GAME_TEXTS.refreshGame}</Button>
          <ButtonLink to={PAGES.home}>{GAME_TEXTS.returnToHome}</ButtonLink>
        </ButtonRow>
      </Actions>
    </div>
  );
}

const canAsk = (): boolean => typeof Notification !== 'undefined' && Notification.permission === 'default';

/**
 * Asks for permission to notify the player in another tab when the friend joins. Hidden once that is granted
 * or denied.
 */
function NotifyButton() {
  const [offered, setOffered] = useState(canAsk);
  if (!offered) return null;
  const ask = async () => {
    await Notification.requestPermission().catch(() => undefined);
    setOffered(canAsk());
  };
  return (
    <Button wide onClick={() => void ask()}>
      Notify Me When They Join
    </Button>
  );
}
