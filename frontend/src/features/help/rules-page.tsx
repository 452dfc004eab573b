import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { PERFECT_SCORE, ROUNDS, SIDE } from '@tessera/rules';
import { Link } from '../../ui/link/link';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { TextSections, type TextSection } from '../../ui/layout/text-sections';
import { tutorialOpened } from '../tutorials/tutorials.slice';
import { DailyRules, FriendRules } from './game-rules';
import { ScoringSection } from './scoring-section';
import { StreakSection } from './streak-section';
import { Name } from '../../ui/layout/name';

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
        <Link className="text-link" to={PAGES.wordChecker}>
          {TEXTS.wordChecker}
        </Link>
        . For anything else, ask us through the{' '}
        <Link className="text-link" to={PAGES.feedback}>
          {TEXTS.feedbackForm}
        </Link>
        .
      </p>
    </section>
  );
}
