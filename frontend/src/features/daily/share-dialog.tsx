import { TEXTS } from '@tessera/contracts/constants';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { SharePreview } from './share-preview';
import { shareText, type SharedDaily } from './share-text';
import { useShare } from './use-share';

interface ShareDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly result: SharedDaily;
}

export function ShareDialog({ open, onOpenChange, result }: ShareDialogProps) {
  const text = shareText(result);
  const { share, copied, byDevice } = useShare(text);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={TEXTS.shareResults} width={400}>
      <SharePreview result={result} />
      <div className="mt-3 grid gap-2.5">
        <Button variant="primary" wide onClick={() => void share()}>
          {copied ? TEXTS.copied : byDevice ? 'Share' : 'Copy'}
        </Button>
        {byDevice && (
          <div className="grid">
            <CopyButton text={text} label="Copy" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
