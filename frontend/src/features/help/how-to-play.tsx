import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { STREAK_GAP_DAYS, STREAK_SCORE, PERFECT_SCORE } from '@tessera/rules';
import { matchPath, useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/create-store';
import { Button, ButtonLink } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { helpClosed, helpOpened, tutorialOpened } from './help.slice';
import { DailyRules, FriendRules, ScoringBasics } from './game-rules';

export const ScoringRules = () => (
  <div className="grid gap-4 pb-1">
    <ScoringBasics />
    <p>
      A perfect grid scores {PERFECT_SCORE}: eight lines with 4 points each. The same word can score in
      several lines. To find out whether a word counts, use the {TEXTS.wordChecker}.
    </p>
  </div>
);

const Aim = () => (
  <p>
    Fill your grid with one letter per round, and make words that read left to right in the rows and top to
    bottom in the columns.
  </p>
);

const DAILY_PAGES = [PAGES.daily, PAGES.dailyShort];

function Counting() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isDaily = DAILY_PAGES.some((page) => matchPath(page, pathname));
  const playTutorial = () => {
    // Closing a dialog removes its history entry a moment later, which would close any dialog opened by then.
    const openTutorial = () => dispatch(tutorialOpened(isDaily ? 'quick' : 'general'));
    window.addEventListener('popstate', () => setTimeout(openTutorial), { once: true });
    dispatch(helpClosed());
  };
  return (
    <>
      <p>
        Words of two, three and four letters score 2, 3 and 4 points. Only the best word in each row and
        column counts. 32 is perfect.
      </p>
      <p>
        Score {STREAK_SCORE} or more in {TEXTS.todaysGame} to keep your streak growing. It ends if you score
        less, or if you don't play at least once every {STREAK_GAP_DAYS} days. Every five games, you earn a
        new animal.
      </p>
      <Button wide onClick={playTutorial}>
        {TEXTS.playTutorial}
      </Button>
      <ButtonRow>
        <Button onClick={() => dispatch(helpOpened('scoring-rules'))}>{TEXTS.scoringRules}</Button>
        <ButtonLink to={PAGES.rules} onClick={() => dispatch(helpClosed())}>
          {TEXTS.moreInfo}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

export const HowToPlay = () => (
  <div className="grid gap-4 pb-1">
    <Aim />
    <DailyRules />
    <FriendRules />
    <Counting />
  </div>
);

/** How to Play during a live game, starting with the rules of live games. */
export const HowToPlayFriend = () => (
  <div className="grid gap-4 pb-1">
    <Aim />
    <FriendRules />
    <DailyRules />
    <Counting />
  </div>
);
