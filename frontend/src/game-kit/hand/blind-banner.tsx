import { blindLetterText } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { useEffect, useEffectEvent } from 'react';
import { Tile } from '../board/tile';

interface BlindBannerProps {
  readonly letter: string;
  /** Shown above the letter. */
  readonly note?: string;
  /** Called after two seconds. The page then shows the hand instead. */
  readonly onDone: () => void;
}

/** The blind letter turning over. Takes the place of the hand, and has the same height. */
export function BlindBanner({ letter, note, onDone }: BlindBannerProps) {
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => finish(), LIMITS.BLIND_BANNER_MS);
    return () => clearTimeout(timer);
  }, [letter]);

  return (
    <div className="flex min-h-[84px] items-center gap-3.5">
      <span className="turning" aria-hidden="true">
        <div>
          <Tile letter="" tone="closed" />
          <Tile letter={letter} tone="mine" />
        </div>
      </span>
      <div>
        {note !== undefined && <p className="text-sm text-ink-2">{note}</p>}
        <p className="font-display text-2xl font-[620]">{blindLetterText(letter)}</p>
      </div>
    </div>
  );
}
