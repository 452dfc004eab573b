import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { GAME_TEXTS } from '../game-texts';
import { useAppDispatch } from '../../../store/create-store';
import { Button, ButtonLink } from '../../../ui/button/button';
import { ConfirmationLine } from '../../../game-kit/layout/confirmation';
import { Card } from '../../../ui/layout/card';
import { ButtonRow } from '../../../ui/layout/page';
import { QrCode } from '../../../ui/share/qr-code';
import { useShare } from '../../../ui/share/use-share';
import { NameForm } from '../../players/name-form.public';
import { usePlayerNameQuery } from '../../players/names.api';
import { PushOffer } from '../../push/push-offer.public';
import { connectionNote } from '../live/connection-notes';
import { gameUrl } from '../game-code';
import { selectLive } from '../game.slice';
import { refreshGame } from '../open-game';
import { Name } from '../../../ui/layout/name';
import { focusHeadingAfter } from '../../../ui/util/focus-heading';

/** Shown while waiting for the second player, with ways to share the link. */
export function WaitingView({ gameId }: { readonly gameId: string }) {
  const dispatch = useAppDispatch();
  const { connection } = useSelector(selectLive);
  const trouble = connectionNote(connection);
  const url = gameUrl(gameId);

  const { share, copied } = useShare({
    data: { title: PRODUCT, text: `Play ${PRODUCT} with me: game ${gameId}`, url },
    text: url,
    failure: { detail: `Game ID: ${gameId}` },
  });

  return (
    <div
      ref={focusHeadingAfter}
      className="mx-auto grid w-full max-w-[384px] content-start gap-6 py-4 sm:mx-0 sm:pt-8 sm:max-w-none sm:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] sm:grid-rows-[auto_1fr] sm:gap-x-8"
    >
      <div className="grid justify-items-center gap-4 text-center [&>.game__line]:-my-3 sm:justify-items-start sm:text-start">
        <div role="status" className="grid gap-1.5">
          <h2 className="text-3xl">Waiting for your friend</h2>
          <p className="text-ink-2">
            The game starts when they join, with the link, the code or this Game ID.
          </p>
        </div>
        <p
          role="img"
          aria-label={`Game ID ${[...gameId].join(' ')}`}
          className="flex gap-1.5 [--tile-letter:26px]"
        >
          {[...gameId].map((mark, at) => (
            <span key={at} aria-hidden="true" translate="no" className="tile !w-[48px]" data-tone="plain">
              {mark}
            </span>
          ))}
        </p>
        {trouble !== null && <p className="text-sm text-terra">{trouble}</p>}
        <ConfirmationLine />
      </div>
      <div className="justify-self-center sm:justify-self-start">
        <QrCode text={url} label={GAME_TEXTS.qrCode} size={168} />
      </div>
      <div className="grid max-w-[384px] grid-cols-[minmax(0,1fr)] content-start gap-2.5">
        <Button variant="primary" wide onClick={() => void share()}>
          {copied ? TEXTS.copied : 'Share Link'}
        </Button>
        <PushOffer label={GAME_TEXTS.notifyWhenJoined} />
        <ButtonRow>
          <Button onClick={() => void dispatch(refreshGame(gameId))}>{GAME_TEXTS.refreshGame}</Button>
          <ButtonLink to={PAGES.home}>{GAME_TEXTS.returnToHome}</ButtonLink>
        </ButtonRow>
      </div>
      <OwnName />
    </div>
  );
}

/** Offers the name field to players without a name. Comes last, so that it shifts nothing when it appears. */
function OwnName() {
  const { data: name } = usePlayerNameQuery();
  const [asked, setAsked] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  if (name === null && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <div ref={card} tabIndex={-1}>
      <Card title={name === null ? GAME_TEXTS.nameTitle : <Name>{name}</Name>}>
        {name === null ? (
          <>
            <p className="text-ink-2">{GAME_TEXTS.nameDetail}</p>
            {/* The form disappears once there is a name. */}
            <NameForm current={null} onSaved={() => card.current?.focus()} />
          </>
        ) : (
          <p className="text-ink-2">{GAME_TEXTS.nameShown}</p>
        )}
      </Card>
    </div>
  );
}
