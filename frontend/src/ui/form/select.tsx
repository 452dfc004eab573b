import type { Choice } from '../tabs/choice-tabs';

interface SelectProps<Key extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** Layout only. */
  readonly className?: string;
}

/** One of several choices in little room: the browser's own list. */
export const Select = <Key extends string>({
  label,
  choices,
  value,
  onChange,
  className = '',
}: SelectProps<Key>) => (
  <select
    aria-label={label}
    className={`select ${className}`}
    value={value}
    onChange={({ target }) => {
      const chosen = choices.find(({ key }) => key === target.value);
      if (chosen) onChange(chosen.key);
    }}
  >
    {choices.map((choice) => (
      <option key={choice.key} value={choice.key}>
        {choice.label}
      </option>
    ))}
  </select>
);
