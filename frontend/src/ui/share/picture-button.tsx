import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../button/button';
import { showFailure } from '../toast/toast';
import { shareWithDevice } from './use-share';

/** The picture of a result. Keeps its place until it is there. */
export const PicturePreview = ({ picture }: { readonly picture: Picture | null }) => (
  <div className="overflow-clip rounded-panel border border-line bg-socket">
    {picture ? (
      <img
        src={picture.url}
        alt={TEXTS.pictureOfResult}
        width={LIMITS.SHARE_PICTURE_WIDTH}
        height={LIMITS.SHARE_PICTURE_HEIGHT}
        className="block h-auto w-full"
      />
    ) : (
      <div style={{ aspectRatio: LIMITS.SHARE_PICTURE_WIDTH / LIMITS.SHARE_PICTURE_HEIGHT }} />
    )}
  </div>
);

const SAVE_PICTURE = 'Save Picture';

export interface Picture {
  /** The URL of a PNG. */
  readonly url: string;
  /** The file name under which it is saved. */
  readonly fileName: string;
}

/** Keeps its place until the picture is there. */
export const PictureButton = ({ picture }: { readonly picture: Picture | null }) =>
  picture ? (
    <ReadyButton key={picture.url} {...picture} />
  ) : (
    <Button wide busy>
      {SAVE_PICTURE}
    </Button>
  );

/**
 * Shares a picture through the device's share sheet if that accepts files; otherwise saves it. The picture
 * is fetched in advance, because browsers open the share sheet only right after a click.
 */
function ReadyButton({ url, fileName }: Picture) {
  const { file, giveUp } = useShareableFile({ url, fileName });
  const share = async (shared: File) => {
    if (await shareWithDevice({ files: [shared] })) return;
    showFailure(TEXTS.shareFailed);
    giveUp();
  };
  if (file) {
    return (
      <Button wide onClick={() => void share(file)}>
        Share Picture
      </Button>
    );
  }
  return (
    <ButtonLink to={url} download={fileName} wide>
      {SAVE_PICTURE}
    </ButtonLink>
  );
}

const PNG = 'image/png';

const takesFiles = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** The picture as a file once it has loaded. Null on devices that can't share files, and after `giveUp`. */
function useShareableFile({ url, fileName }: Picture): { file: File | null; giveUp: () => void } {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (!takesFiles(new File([], fileName, { type: PNG }))) return;
    let wanted = true;
    const load = async () => {
      const response = await fetch(url);
      if (response.ok && wanted) setFile(new File([await response.blob()], fileName, { type: PNG }));
    };
    // The picture can still be saved without it.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [url, fileName]);
  return { file, giveUp: () => setFile(null) };
}
