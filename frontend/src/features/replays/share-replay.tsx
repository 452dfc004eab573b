import { KEY_PREFIX } from '@tessera/contracts/product';
import { sharedReplayTitle } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { useState } from 'react';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { CopyButton } from '../../ui/share/copy-button';
import { PictureButton, PicturePreview } from '../../ui/share/picture-button';
import { useShare } from '../../ui/share/use-share';
import { showFailure, toast } from '../../ui/toast/toast';
import { useShareReplayMutation, useStopSharingReplayMutation } from './replay.api';
import { shownReplay, type ShownReplay } from './replay-players';

interface ShareReplayProps {
  readonly gameId: string;
  readonly shown: ShownReplay;
  /** The player's own share, if there is one. */
  readonly shareId: string | null;
}

/** A button that opens a dialog with the replay's public link. */
export function ShareReplay(props: ShareReplayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" wide onClick={() => setOpen(true)}>
        {GAME_REVIEW_TEXTS.share}
      </Button>
      <ShareReplayDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The replay's public link, which exists only once the player has asked for it, and until they end it. */
function ShareReplayDialog({ gameId, shown, shareId, ...opening }: ShareReplayProps & DialogState) {
  const [share, { isLoading: isSharing }] = useShareReplayMutation();
  const [stop, { isLoading: isStopping }] = useStopSharingReplayMutation();
  // What this dialog has done counts before the page has been told.
  const [changed, setChanged] = useState<string | null>();
  const current = changed === undefined ? shareId : changed;

  const start = async () => {
    const { data, error } = await share(gameId);
    if (data) setChanged(data.shareId);
    else showFailure(GAME_REVIEW_TEXTS.shareFailed, reasonOf(error));
  };
  const end = async () => {
    const { error } = await stop(gameId);
    if (error) return showFailure(GAME_REVIEW_TEXTS.stopFailed, reasonOf(error));
    setChanged(null);
    toast({ title: GAME_REVIEW_TEXTS.stopped });
  };

  return (
    <Dialog
      {...opening}
      title={GAME_REVIEW_TEXTS.share}
      description={GAME_REVIEW_TEXTS.shareDetail}
      width={400}
    >
      {current === null ? (
        <Button variant="primary" wide busy={isSharing} onClick={() => void start()}>
          {GAME_REVIEW_TEXTS.createLink}
        </Button>
      ) : (
        <div className="grid gap-2.5">
          <ReplayLink shareId={current} shown={shown} />
          <Button variant="alert" wide busy={isStopping} onClick={() => void end()}>
            {GAME_REVIEW_TEXTS.stopSharing}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

/** The link, and the picture that others see in a preview of it. */
function ReplayLink({ shareId, shown }: { readonly shareId: string; readonly shown: ShownReplay }) {
  const path = pathOf(PAGES.sharedReplay, { shareId });
  const link = new URL(path, window.location.origin).href;
  // Others know the player by their name.
  const players = shownReplay(shown.replay, null).players;
  const title = sharedReplayTitle(players.map(({ name, score }) => ({ name: name.start, score })));
  const text = `${title}\n${link}`;
  const { share, copied, byDevice } = useShare({ data: { text }, text });
  const picture = { url: `${path}.png`, fileName: `${KEY_PREFIX}-replay.png` };
  return (
    <>
      <PicturePreview picture={picture} />
      <div className="grid gap-1 rounded-panel bg-socket p-3 text-center">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-xs break-all text-ink-2">{link}</p>
      </div>
      <Button variant="primary" wide onClick={() => void share()}>
        {copied ? TEXTS.copied : byDevice ? TEXTS.share : TEXTS.copy}
      </Button>
      {byDevice && (
        <div className="grid">
          <CopyButton text={text} label={TEXTS.copy} />
        </div>
      )}
      <PictureButton picture={picture} />
    </>
  );
}
