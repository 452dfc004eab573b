import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import {
  PERFECT_SCORE,
  ROUNDS,
  SIDE,
  STREAK_GAP_DAYS,
  STREAK_SCORE,
  TIERS,
  TIER_STEP,
  EMPTY_GRID,
  gridFromText,
} from '@tessera/rules';
import { TextLink } from '../../ui/link/link';
import { useAppDispatch } from '../../store/create-store';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { TextSections, type TextSection } from '../../ui/layout/text-sections';
import { tutorialOpened } from './help.slice';
import { DailyRules, FriendRules, ScoringBasics } from './game-rules';
import { Name } from '../../ui/layout/name';
import { TryLine } from './try-line';
import { Board } from '../../game-kit/board/board';

/** The same words across and down: a perfect 32. */
const SQUARE = gridFromText('CARDAREAREARDART');
const ALL_CELLS: ReadonlySet<number> = new Set(EMPTY_GRID.keys());

/** A drawing of a perfect grid. */
const PerfectBoard = () => (
  <Board
    grid={SQUARE}
    label="A perfect grid with the words card, area, rear and dart across and down"
    size="small"
    scored={ALL_CELLS}
  />
);

const LAST = TIERS.length - 1;

/** Explains streaks, what ends them, and the animals that come with them. */
const StreakSection = () => (
  <section className="grid gap-4">
    <div className="grid gap-2">
      <h2 className="text-2xl">Streaks</h2>
      <p>
        Score {STREAK_SCORE} points or more in {TEXTS.todaysGame} to add one to your streak. It ends if you
        score less than {STREAK_SCORE}, or if you miss {STREAK_GAP_DAYS} days in a row. You can start a new
        one with your next game.
      </p>
      <p>
        To keep your streak alive, play at least once every {STREAK_GAP_DAYS} days. Every {TIER_STEP} games,
        you earn a new animal, shown next to your name on the leaderboards:
      </p>
    </div>
    <ol
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.75rem),1fr))] gap-2"
      aria-label="Streak status"
    >
      {TIERS.map(({ streak, name, emoji }, at) => (
        <li
          key={name}
          className="grid justify-items-center rounded-panel border border-line bg-card px-1 py-2 text-center"
        >
          <span className="text-3xl leading-tight" aria-hidden="true">
            {emoji}
          </span>
          <span className="text-md font-[550]">{name}</span>
          <span className="text-sm text-ink-2 tabular-nums">{at === LAST ? `${streak}+` : streak}</span>
        </li>
      ))}
    </ol>
  </section>
);

/** Explains the scoring, with drawn examples and one to play with. */
const ScoringSection = () => (
  <section className="grid gap-6">
    <div className="grid gap-2">
      <h2 className="text-2xl">Scoring</h2>
      <ScoringBasics />
    </div>
    <TryLine />
    <div className="flex flex-wrap items-center gap-6">
      <div className="w-full max-w-[216px] flex-none">
        <PerfectBoard />
      </div>
      <p className="flex-[1_1_240px]">
        A perfect grid scores {PERFECT_SCORE} points: every row and every column is a word of {SIDE} letters.
        The same word can score in several lines, as it does here.
      </p>
    </div>
  </section>
);

const SECTIONS: readonly TextSection[] = [
  { id: 'daily', title: 'Daily', content: <DailyRules heading="h2" /> },
  { id: 'multiplayer', title: 'Multiplayer', content: <FriendRules heading="h2" /> },
  { id: 'streaks', title: 'Streaks', content: <StreakSection /> },
  { id: 'scoring', title: 'Scoring', content: <ScoringSection /> },
  { id: 'questions', title: 'Any questions?', content: <Questions /> },
];

/** The complete rules, with a link to the tutorial. */
export const RulesPage = () => (
  <Page title={TEXTS.howToPlay} heading={TEXTS.howToPlay} width="wide">
    <TextSections lead={<Lead />} sections={SECTIONS} />
  </Page>
);

function Lead() {
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-6">
      <p>
        <Name>{PRODUCT}</Name> is played on a grid of {SIDE} by {SIDE} squares, over {ROUNDS} rounds. Each
        round brings one letter, and you decide where it goes. Make words that read from left to right and
        from top to bottom at the same time, and try to reach a perfect {PERFECT_SCORE} points.
      </p>
      <div className="sm:max-w-[304px]">
        <Button variant="primary" wide onClick={() => dispatch(tutorialOpened('general'))}>
          {TEXTS.playTutorial}
        </Button>
      </div>
    </div>
  );
}

function Questions() {
  return (
    <section className="grid gap-2">
      <h2 className="text-2xl">Any questions?</h2>
      <p>
        To find out whether a word counts and what it means, use the{' '}
        <TextLink to={PAGES.wordChecker}>{TEXTS.wordChecker}</TextLink>. For anything else, ask us through the{' '}
        <TextLink to={PAGES.feedback}>{TEXTS.feedbackForm}</TextLink>.
      </p>
    </section>
  );
}
