import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Key extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

/** How far each key moves. The row of tabs wraps around. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** More tabs than these are as wide as their labels, and wrap on phones. */
const MAX_ALIKE = 3;

/**
 * Tabs that follow the ARIA pattern: one tab stop; arrow keys move and select. Not Radix's tabs, because
 * they share code with the menu, which every page would then load as a separate chunk.
 */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const chosen = tabs.findIndex(({ key }) => key === value);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + tabs.length) % tabs.length;
    onChange(tabs[next]!.key);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className="tabs flex flex-wrap" onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            className={`tabs__tab ${tabs.length > MAX_ALIKE ? 'flex-auto px-3' : 'flex-1'}`}
            aria-selected={tab.key === value}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div key={value} id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-4">
        {tabs[chosen]?.content}
      </div>
    </>
  );
}
