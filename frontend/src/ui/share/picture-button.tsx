import { TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../button/button';
import { toast } from '../toast/toast';
import { shareWithDevice } from './use-share';

export interface Picture {
  /** Where it is to be had: a PNG. */
  readonly url: string;
  /** The name of the saved file. */
  readonly fileName: string;
}

/**
 * A picture to share by the device's share sheet where that takes files, else to save. It is fetched ahead:
 * between the press and the share sheet a browser grants no time for it.
 */
export function PictureButton({ url, fileName }: Picture) {
  const { file, giveUp } = useShareableFile({ url, fileName });
  const share = async (shared: File) => {
    if (await shareWithDevice({ files: [shared] })) return;
    toast({ title: TEXTS.shareFailed, tone: 'destructive' });
    giveUp();
  };
  if (file) {
    return (
      <Button wide onClick={() => void share(file)}>
        Share picture
      </Button>
    );
  }
  return (
    <ButtonLink to={url} reloadDocument download={fileName} wide>
      Save picture
    </ButtonLink>
  );
}

const PNG = 'image/png';

const takesFiles = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/** The picture as a file, once it is here; null on a device that cannot share it, as `giveUp` has it too. */
function useShareableFile({ url, fileName }: Picture): { file: File | null; giveUp: () => void } {
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    if (!takesFiles(new File([], fileName, { type: PNG }))) return;
    let wanted = true;
    const load = async () => {
      const response = await fetch(url);
      if (response.ok && wanted) setFile(new File([await response.blob()], fileName, { type: PNG }));
    };
    // Without it the picture can still be saved.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [url, fileName]);
  return { file, giveUp: () => setFile(null) };
}
