import { TEXTS } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { CopyButton } from './copy-button';
import { Dialog } from '../dialog/dialog';
import { PictureButton, type Picture } from './picture-button';
import { useShare } from './use-share';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The text to share. */
  readonly text: string;
  /** The first lines of the text, title first. No two lines are the same. */
  readonly lines: readonly string[];
  /** The grid as others will see it: sixteen cells. Drawn, because not every device's fonts have these emoji. */
  readonly children: ReactNode;
  /** The text is incomplete because the link is still being created. */
  readonly pending?: boolean;
  /** The public link, if there is one. It is also part of the text. */
  readonly link?: string | undefined;
  /** The result as a picture, if there is one. */
  readonly picture?: Picture | undefined;
}

/** A preview of a result and the ways to share it. */
export function ShareDialog({ open, onOpenChange, text, lines, children, ...props }: ShareDialogProps) {
  const { pending = false, link, picture } = props;
  const { share, copied, byDevice } = useShare({ data: { text }, text });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TEXTS.shareResults} width={400}>
      <div className="grid gap-3 rounded-panel bg-socket p-4 text-center">
        <div>
          {lines.map((line, at) => (
            <p key={line} className={at === 0 ? 'font-semibold' : undefined}>
              {line}
            </p>
          ))}
        </div>
        <div className="mx-auto grid grid-cols-4 gap-1" aria-hidden="true">
          {children}
        </div>
        {link !== undefined && <p className="text-sm break-all text-ink-2">{link}</p>}
      </div>
      <div className="mt-3 grid gap-2.5">
        <Button variant="primary" wide busy={pending} onClick={() => void share()}>
          {copied ? TEXTS.copied : byDevice ? TEXTS.share : TEXTS.copy}
        </Button>
        {byDevice && (
          <div className="grid">
            <CopyButton text={text} label={TEXTS.copy} />
          </div>
        )}
        {picture && <PictureButton key={picture.url} {...picture} />}
      </div>
    </Dialog>
  );
}
