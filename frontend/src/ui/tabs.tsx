import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for a screen reader. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
}

/** Two or three contents, of which one shows. */
export const Tabs = <Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) => (
  <Radix.Root value={value} onValueChange={(key) => onChange(key as Key)}>
    <Radix.List className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Radix.Trigger key={tab.key} className="tabs__tab" value={tab.key}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.key} value={tab.key} className="pt-4" tabIndex={-1}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
);
