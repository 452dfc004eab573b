import { TEXTS } from '@tessera/contracts/constants';
import { Check, Copy } from 'lucide-react';
import { Button } from '../button/button';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  readonly text: string;
  /** What it says while nothing has been copied, e.g. 'Copy'. */
  readonly label: string;
}

/** Copies a text and says so for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { copy, copied } = useCopy();
  return (
    <Button onClick={() => void copy(text)}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      {copied ? TEXTS.copied : label}
    </Button>
  );
}
