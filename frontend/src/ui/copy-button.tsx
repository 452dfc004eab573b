import { LIMITS, TEXTS } from '@tessera/contracts/constants';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button';
import { announce } from './live-region';
import { toast } from './toast';

interface CopyButtonProps {
  readonly text: string;
  /** What it says while nothing has been copied, e.g. 'Copy'. */
  readonly label: string;
}

/** Copies a text and says so for two seconds; where the browser refuses, a toast says that instead. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), LIMITS.COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
      announce(TEXTS.copied);
    } catch {
      toast({ title: TEXTS.copyFailed, tone: 'destructive' });
    }
  };

  return (
    <Button onClick={() => void copy()}>
      {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
      {copied ? TEXTS.copied : label}
    </Button>
  );
}
