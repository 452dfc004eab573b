import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormMessageProps {
  readonly tone: 'good' | 'bad';
  /** Null while there is nothing to say. */
  readonly children: ReactNode;
}

/** How a form stands while it is filled in; a screen reader hears it change. */
export function FormMessage({ tone, children }: FormMessageProps) {
  const Icon = tone === 'good' ? Check : X;
  return (
    <div role="status">
      {children !== null && (
        <p className="form-message" data-tone={tone}>
          <Icon size={15} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
}
