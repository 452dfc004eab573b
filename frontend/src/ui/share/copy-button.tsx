import { TEXTS } from '@tessera/contracts/texts';
import { Check, Copy } from '../icons/icons';
import { Button } from '../button/button';
import { LIMITS } from '@tessera/contracts/wire';
import { useEffect, useState, type MouseEvent } from 'react';
import { announce } from '../live-region/live-region';
import { toast } from '../toast/toast';

interface CopyButtonProps {
  readonly text: string;
  /** The label before anything has been copied, for example 'Copy'. */
  readonly label: string;
  /** What is copied, for screen readers, where there are several such buttons. */
  readonly subject?: string;
}

/** Copies a text and confirms it for two seconds. */
export function CopyButton({ text, label, subject }: CopyButtonProps) {
  const { copy, copied } = useCopy();
  return (
    <Button onClick={() => void copy(text)}>
      {copied ? <Check size={16} /> : <Copy size={16} />}
      <span>{copied ? TEXTS.copied : label}</span>
      {subject !== undefined && <span className="sr-only">{` ${subject}`}</span>}
    </Button>
  );
}

interface Copying {
  readonly copy: (text: string) => Promise<void>;
  /** True for two seconds after each copy. */
  readonly copied: boolean;
}

export interface CopyFailure {
  readonly title?: string;
  /** Shown above the text. */
  readonly detail?: string;
}

/** Long enough to select the text and copy it by hand. */
const BY_HAND_MS = 60_000;

const sayCopied = (): void => announce(TEXTS.copied);

/**
 * Copies a text and confirms it. If the browser doesn't allow it, as on a page without HTTPS, a notice shows the text for
 * copying it by hand.
 */
export function useCopy(
  { title = TEXTS.couldNotCopy, detail }: CopyFailure = {},
  onCopied = sayCopied,
): Copying {
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), LIMITS.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      onCopied();
    } catch {
      const description = <ByHand text={text} detail={detail} />;
      toast({ title, description, tone: 'destructive', duration: BY_HAND_MS });
    }
  };
  return { copy, copied: copies > 0 };
}

/** Where a dialog is open, which takes the focus back from the notice, a tap alone doesn't select the text. */
function select({ currentTarget }: MouseEvent): void {
  const selection = window.getSelection();
  if (selection?.toString() === '') selection.selectAllChildren(currentTarget);
}

/** A tap selects the whole text. It doesn't begin to swipe the notice away. */
const ByHand = ({ text, detail }: { readonly text: string; readonly detail: string | undefined }) => (
  <>
    {detail !== undefined && <span className="block">{detail}</span>}
    <span
      translate="no"
      className="mt-1 block max-h-32 overflow-y-auto rounded-[6px] bg-socket px-2 py-1 whitespace-pre-line select-all"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={select}
    >
      {text}
    </span>
  </>
);
