import { TEXTS } from '@tessera/contracts/texts';
import { Check, Copy } from '../icons/icons';
import { Button } from '../button/button';
import { useCopy } from './use-copy';

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
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      <span>{copied ? TEXTS.copied : label}</span>
      {subject !== undefined && <span className="sr-only">{` ${subject}`}</span>}
    </Button>
  );
}
