import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../button/button';
import { CopyButton } from './copy-button';
import { Dialog, type DialogState } from '../dialog/dialog';
import { PictureButton, type Picture, PicturePreview } from './picture-button';
import { useShare } from './use-share';
import type { Elements } from '../util/elements';

interface ShareDialogProps extends DialogState {
  /** The text to share. */
  readonly text: string;
  /** The first lines of the text, title first. No two lines are the same. */
  readonly lines: readonly string[];
  /** What others will see below these lines, and the choice of it. */
  readonly children: Elements;
  /** The link is still being created. Link and picture keep their places. */
  readonly pending?: boolean;
  /** That takes long: the text can be shared without the link. */
  readonly late?: boolean;
  /** The public link, if there is one. It is also part of the text. */
  readonly link?: string | undefined;
  /** The result as a picture: not known yet while `pending`, null if there is none. */
  readonly picture?: Picture | null | undefined;
}

/** A result as a picture and as a text, and the ways to share each. */
export function ShareDialog({ open, onClose, text, lines, children, ...props }: ShareDialogProps) {
  const { pending = false, late, link, picture = null } = props;
  const hasPicture = picture ?? pending;
  const { share, copied, byDevice } = useShare({ data: { text }, text });
  return (
    <Dialog open={open} onClose={onClose} title={TEXTS.shareResults} width={400}>
      {hasPicture && (
        <div className="pb-2.5">
          <PicturePreview picture={picture} />
        </div>
      )}
      <div className="grid gap-2 rounded-panel bg-socket p-3 text-center">
        <div>
          {lines.map((line, at) => (
            <p key={line} className={at === 0 ? 'font-semibold' : undefined}>
              {line}
            </p>
          ))}
        </div>
        {children}
        {(link ?? pending) && <p className="min-h-[1lh] text-xs break-all text-ink-2">{link}</p>}
      </div>
      <div className="mt-3 grid gap-2.5">
        <Button variant="primary" wide busy={pending && !late} onClick={() => void share()}>
          {copied ? TEXTS.copied : byDevice ? TEXTS.share : TEXTS.copy}
        </Button>
        {byDevice && (
          <div className="grid">
            <CopyButton text={text} label={TEXTS.copy} />
          </div>
        )}
        {hasPicture && <PictureButton picture={picture} />}
      </div>
    </Dialog>
  );
}
