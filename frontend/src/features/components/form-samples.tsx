import { useState } from 'react';
import { FormMessage } from '../../ui/form/form-message';
import { PasswordField } from '../../ui/form/password-field';
import { Tabs } from '../../ui/tabs/tabs';
import { TextField } from '../../ui/form/text-field';
import { Section } from './section';

export function FormSamples() {
  const [tab, setTab] = useState<'first' | 'second'>('first');
  return (
    <Section title="Fields, messages, tabs">
      <TextField label="A line" name="line" hint="What to know before writing" />
      <TextField label="A wrong line" name="wrong" defaultValue="nobody" error="This is not an address" />
      <TextField label="A line that waits" name="waiting" defaultValue="sent already" readOnly />
      <PasswordField label="A password" name="sample" autoComplete="new-password" defaultValue="letters" />
      <FormMessage note={{ tone: 'good', text: 'Passwords match' }} />
      <FormMessage note={{ tone: 'bad', text: 'Passwords do not match' }} />
      <FormMessage note={{ tone: 'busy', text: 'Checking availability...' }} />
      <Tabs
        label="Sample tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'first', label: 'First', content: <p>What the first tab holds.</p> },
          { key: 'second', label: 'Second', content: <p>What the second tab holds.</p> },
        ]}
      />
    </Section>
  );
}
