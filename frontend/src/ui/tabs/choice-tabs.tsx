export interface Choice<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface ChoiceTabsProps<Key extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Layout only. */
  readonly className?: string;
}

/** A button for each choice, in the look of tabs. For content that has no panel of its own. */
export const ChoiceTabs = <Key extends string>({
  label,
  choices,
  value,
  onChange,
  className = '',
}: ChoiceTabsProps<Key>) => (
  <div role="group" aria-label={label} className={`tabs ${className}`}>
    {choices.map((choice) => (
      <button
        key={choice.key}
        type="button"
        className="tabs__tab"
        aria-pressed={choice.key === value}
        onClick={() => onChange(choice.key)}
      >
        {choice.label}
      </button>
    ))}
  </div>
);
