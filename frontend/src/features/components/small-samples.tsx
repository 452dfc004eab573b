import { wordCheckPath } from '@tessera/contracts/wire';
import { ROUNDS } from '@tessera/rules';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { WordChip } from '../../game-kit/result/result-words';
import { ButtonRow } from '../../ui/layout/page';
import { RoundStrip } from '../../game-kit/layout/round-strip';
import { Skeleton } from '../../ui/loading/skeleton';
import { Spinner } from '../../ui/icons/spinner';
import { Stats, Facts } from '../../ui/stats/stats';
import { Tile } from '../../game-kit/board/tile';
import { WORDS } from './samples';
import { Line, Section } from './samples';
import { FormMessage } from '../../ui/form/checked-field';
import { PasswordField, TextField } from '../../ui/form/text-fields';
import { Tabs } from '../../ui/tabs/tabs';

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

export const TileSamples = () => (
  <Section title="Tile">
    <Line>
      <Tile letter="R" size="hand" tone="mine" />
      <Tile letter="R" size="hand" />
      <Tile letter="R" size="hand" tone="word" />
      <Tile letter="" size="hand" tone="closed" />
    </Line>
  </Section>
);

export const RoundSamples = () => (
  <Section title="Round strip">
    <RoundStrip round={1} />
    <RoundStrip round={7} />
    <RoundStrip round={ROUNDS + 1} />
    <Line>
      <RoundStrip round={7} size="small" />
      <RoundStrip round={ROUNDS + 1} size="small" />
    </Line>
  </Section>
);

export const ButtonSamples = () => (
  <Section title="Button">
    <Button variant="primary" wide>
      Submit
    </Button>
    <Button variant="primary" wide disabled>
      Submit
    </Button>
    <Button variant="primary" wide busy>
      Submitting
    </Button>
    <Button size="large" wide>
      Play a Friend
    </Button>
    <ButtonRow>
      <Button>How to Play</Button>
      <ButtonLink to="/word-checker">Word Checker</ButtonLink>
      <Button disabled>Disabled</Button>
      <Button variant="alert">Leave</Button>
    </ButtonRow>
  </Section>
);

export const NumberSamples = () => (
  <Section title="Card, stats, chips">
    <Card title="Today's Game" note="#689 · Fri 20 Nov">
      <Stats
        items={[
          { label: 'Your score', value: '–' },
          { label: 'High score', value: 29 },
          { label: '20+ streak', value: 12 },
          { label: 'Turtle', value: '🐢' },
        ]}
      />
      <Button variant="primary" wide>
        Play Today&apos;s Game
      </Button>
    </Card>
    <Facts
      items={[
        { label: "today's best", value: 29 },
        { label: '20+ streak', value: '13 🐢' },
        { label: 'best possible', value: 30 },
      ]}
    />
    <div className="flex flex-wrap justify-center gap-1.5">
      {WORDS.map(({ word, score }) => (
        <WordChip key={word} word={word} score={score} to={wordCheckPath(word)} />
      ))}
      <WordChip word="TESX" />
    </div>
  </Section>
);

export const WaitingSamples = () => (
  <Section title="Waiting">
    <Line>
      <Spinner />
      <Spinner size="large" />
    </Line>
    <Skeleton />
    <Skeleton className="h-12 w-2/3" />
  </Section>
);
