import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { PERFECT_SCORE, ROUNDS, SIDE } from '@tessera/rules';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { tutorialOpened } from '../tutorials/tutorials.slice';
import { DailyRules, FriendRules } from './game-rules';
import { ScoringSection } from './scoring-section';
import { StreakSection } from './streak-section';

/** The complete rules, with a link to the tutorial. */
export function RulesPage() {
  const dispatch = useAppDispatch();
  return (
    <Page title={TEXTS.howToPlay} heading={TEXTS.howToPlay} width="wide">
      <div className="grid gap-8 pb-10 lg:gap-12">
        <div className="grid max-w-[640px] gap-4">
          <p className="text-base">
            {PRODUCT} is played on a grid of {SIDE} by {SIDE} squares, over {ROUNDS} rounds. Each round brings
            one letter, and you decide where it goes. Make words that read from left to right and from top to
            bottom at the same time, and try to reach a perfect {PERFECT_SCORE} points.
          </p>
          <div className="sm:max-w-[320px]">
            <Button variant="primary" wide onClick={() => dispatch(tutorialOpened('general'))}>
              {TEXTS.playTutorial}
            </Button>
          </div>
        </div>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
          <DailyRules heading="h2" />
          <FriendRules heading="h2" />
        </div>
        <StreakSection />
        <ScoringSection />
        <section className="grid max-w-[640px] gap-2">
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
      </div>
    </Page>
  );
}
