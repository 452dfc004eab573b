import { LIMITS } from '@tessera/contracts/wire';
import { Tile } from '../../game-kit/board/tile';

/** Three lines of a grid with their scores. */
const LineExamples = () => (
  <ul className="grid gap-3">
    <LineExample line="BRAT" word="BRAT">
      RAT and AT don't score extra: only the longest word counts.
    </LineExample>
    <LineExample line="MAOR" word="MA">
      MA and OR are both worth 2, but only the first one counts.
    </LineExample>
    <LineExample line="VATE" word="VAT">
      VAT and ATE are both worth 3. Again, only the first one counts.
    </LineExample>
  </ul>
);

interface LineExampleProps {
  /** Four letters. */
  readonly line: string;
  /** The scoring word in it. */
  readonly word: string;
  readonly children: string;
}

/** A line of a grid with its scoring word highlighted, and an explanation of its score. */
function LineExample({ line, word, children }: LineExampleProps) {
  const start = line.indexOf(word);
  const counts = (at: number) => at >= start && at < start + word.length;
  return (
    <li className="flex items-center gap-3.5">
      <span
        className="grid flex-none grid-cols-[repeat(4,34px)] gap-1.5 pb-1 [--tile-letter:19px] [--tile-radius:7px]"
        aria-hidden="true"
      >
        {[...line].map((letter, at) => (
          <Tile key={at} letter={letter} tone={counts(at) ? 'word' : 'plain'} />
        ))}
      </span>
      <p className="text-md leading-snug">
        <b className="font-semibold">{`${line} scores ${word.length}.`}</b>{' '}
        <span className="text-ink-2">{children}</span>
      </p>
    </li>
  );
}

/** What a word scores and which words count, with drawn examples. */
export const ScoringBasics = () => (
  <>
    <p>
      Words have {LIMITS.WORD_MIN_LENGTH} to {LIMITS.WORD_MAX_LENGTH} letters and score one point per letter.
      They read from left to right or from top to bottom, never backward or diagonally.
    </p>
    <p>
      Only the best word in each row and each column scores. If there is a tie, the first one counts. A letter
      can count twice: once in its row and once in its column.
    </p>
    <LineExamples />
  </>
);

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
