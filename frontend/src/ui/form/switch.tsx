import { useId } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  /** Focusable but not changeable. The hint says why. */
  readonly fixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Something that is on or off. The whole row is clickable. */
export function Switch({ label, hint, checked, fixed = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={checked}
      aria-disabled={fixed || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      onClick={() => !fixed && onChange(!checked)}
    >
      <span className="grid gap-0.5">
        <span id={`${id}-label`} className="font-[550]">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-sm leading-snug text-ink-2">
          {hint}
        </span>
      </span>
      <span className="switch__track" aria-hidden="true">
        <span className="switch__tile" />
      </span>
    </button>
  );
}
