interface RuleStepsProps {
  readonly title: string;
  /** The level of its heading, below a dialog's title or a page's section. */
  readonly heading?: 'h2' | 'h3';
  /** What happens in each step, and how. */
  readonly steps: readonly (readonly [what: string, how: string])[];
}

/** The rules of one game mode, step by step. */
const RuleSteps = ({ title, heading: Heading = 'h3', steps }: RuleStepsProps) => (
  <section aria-label={title} className="grid content-start gap-2.5">
    <Heading className={Heading === 'h2' ? 'text-2xl' : 'text-lg'}>{title}</Heading>
    <ol className="grid gap-3">
      {steps.map(([what, how], at) => (
        <li key={what} className="flex gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-lg bg-teal-soft font-display text-base font-[640] text-teal">
            {at + 1}
          </span>
          <p>
            <b className="font-semibold">{what}</b> <span className="text-ink-2">{how}</span>
          </p>
        </li>
      ))}
    </ol>
  </section>
);

interface RulesProps {
  readonly heading?: 'h2' | 'h3';
}

/** The rules of the daily. */
export const DailyRules = ({ heading }: RulesProps) => (
  <RuleSteps
    {...(heading && { heading })}
    title="Daily"
    steps={[
      [
        'Odd rounds bring a blind letter.',
        'Everyone gets the same one that day. Tap a square to place it, or another to move it.',
      ],
      ['In even rounds, you choose.', 'Tap a square and choose any letter. Tap X to take it back.'],
      ['Submit locks the letter in.', 'After sixteen rounds, the grid is full and your words are counted.'],
    ]}
  />
);

/** The rules of live games. */
export const FriendRules = ({ heading }: RulesProps) => (
  <RuleSteps
    {...(heading && { heading })}
    title="Multiplayer"
    steps={[
      [
        'You take turns choosing.',
        'The player who created the game chooses in odd rounds, the other in even rounds.',
      ],
      [
        'You both place every letter.',
        'Each on your own grid, hidden from the other player. Tap a square or drag the letter there, then submit.',
      ],
      [
        'The last letter is placed automatically.',
        'You each have one square left. Then both grids are revealed, and the higher score wins.',
      ],
    ]}
  />
);
