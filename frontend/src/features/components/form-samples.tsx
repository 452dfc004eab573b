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
      <TextField label="Text field" name="line" hint="Hint for this field" />
      <TextField
        label="Invalid text field"
        name="wrong"
        defaultValue="nobody"
        error="Please enter a valid email address"
      />
      <TextField label="Read-only text field" name="waiting" defaultValue="Already submitted" readOnly />
      <PasswordField label="Password" name="sample" autoComplete="new-password" defaultValue="letters" />
      <FormMessage note={{ tone: 'good', text: 'Passwords match' }} />
      <FormMessage note={{ tone: 'bad', text: 'Passwords do not match' }} />
      <FormMessage note={{ tone: 'busy', text: 'Checking availability...' }} />
      <Tabs
        label="Sample tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'first', label: 'First', content: <p>Content of the first tab.</p> },
          { key: 'second', label: 'Second', content: <p>Content of the second tab.</p> },
        ]}
      />
    </Section>
  );
}
