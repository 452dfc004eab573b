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
  /** What is shared. */
  readonly text: string;
  /** How it begins, title first; no line twice. */
  readonly lines: readonly string[];
  /** Its grid as others will see it: sixteen cells. Drawn, as not every device has these signs in its fonts. */
  readonly children: ReactNode;
  /** The text is not complete yet: its address is being made. */
  readonly pending?: boolean;
  /** Where it can be seen, if anywhere; the text has it too. */
  readonly link?: string | undefined;
  /** The result as a picture, if there is one. */
  readonly picture?: Picture | undefined;
}

/** A result before it is shared, and the ways to share it. */
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
          {copied ? TEXTS.copied : byDevice ? 'Share' : 'Copy'}
        </Button>
        {byDevice && (
          <div className="grid">
            <CopyButton text={text} label="Copy" />
          </div>
        )}
        {picture && <PictureButton key={picture.url} {...picture} />}
      </div>
    </Dialog>
  );
}
