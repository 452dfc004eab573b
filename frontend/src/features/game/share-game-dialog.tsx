import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { announce } from '../../ui/live-region';
import { hasShareSheet, shareOut } from '../../ui/share-out';
import { toast } from '../../ui/toast';
import { scoringCells, sharedLines, sharedText, type SharedGame } from './share-game-text';

interface ShareGameDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly result: SharedGame;
}

export function ShareGameDialog({ open, onOpenChange, result }: ShareGameDialogProps) {
  const [copies, setCopies] = useState(0);
  const text = sharedText(result);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), LIMITS.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const share = async () => {
    const outcome = await shareOut({ text }, text);
    if (outcome === 'copied') {
      setCopies((count) => count + 1);
      announce(TEXTS.copied);
    }
    if (outcome === 'refused') {
      toast({ title: hasShareSheet() ? TEXTS.shareFailed : TEXTS.copyFailed, tone: 'destructive' });
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share Results" width={400}>
      <div className="grid gap-3 rounded-panel bg-socket p-4 text-center">
        <div>
          {sharedLines(result).map((line, at) => (
            <p key={line} className={at === 0 ? 'font-semibold' : undefined}>
              {line}
            </p>
          ))}
        </div>
        <div className="mx-auto grid grid-cols-4 gap-1" aria-hidden="true">
          {scoringCells(result).map((scores, cell) => (
            <span
              key={cell}
              data-scores={scores ? '' : undefined}
              className="size-[26px] rounded-[5px] border border-line bg-white data-scores:border-transparent data-scores:bg-[#3f9b5b]"
            />
          ))}
        </div>
      </div>
      <div className="mt-3 grid gap-2.5">
        <Button variant="primary" wide onClick={() => void share()}>
          {copies > 0 ? TEXTS.copied : hasShareSheet() ? 'Share' : 'Copy'}
        </Button>
        {hasShareSheet() && (
          <div className="grid">
            <CopyButton text={text} label="Copy" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
