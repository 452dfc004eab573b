import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { STREAK_GAP_DAYS, STREAK_SCORE } from '@tessera/rules';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button';
import { tutorialOpened } from '../tutorials/tutorials.slice';
import { helpClosed, helpOpened } from './help.slice';
import { RuleSteps } from './rule-steps';

const DailyRules = () => (
  <RuleSteps
    title={TEXTS.todaysGame}
    steps={[
      [
        'Odd rounds bring a blind letter.',
        'It is the same for everyone that day. Tap a square to place it; tap another to move it.',
      ],
      ['Even rounds are yours.', 'Tap a square and choose any letter for it. The cross takes it back.'],
      ['Submit fixes the letter.', 'After sixteen rounds the grid is full, and your words are counted.'],
    ]}
  />
);

const FriendRules = () => (
  <RuleSteps
    title="Play a Friend"
    steps={[
      [
        'You choose in turn.',
        'Whoever makes the game chooses in the odd rounds, the friend in the even ones.',
      ],
      [
        'You both place every letter.',
        'Each on a grid of your own, which the other does not see. Tap or drag it, then submit.',
      ],
      [
        'The last letter places itself.',
        'One square is left to each of you. Then both grids are shown, and the higher score wins.',
      ],
    ]}
  />
);

const Aim = () => (
  <p>
    Fill your grid one letter a round, and make words: left to right in the rows and top to bottom in the
    columns, at the same time.
  </p>
);

const DAILY_PAGES: readonly string[] = [PAGES.daily, PAGES.dailyShort];

function Counting() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const isDaily = DAILY_PAGES.includes(pathname);
  const playTutorial = () => {
    // Closing gives its entry of the history back, a moment later: a dialog that is open by then would go too.
    const openTutorial = () => dispatch(tutorialOpened(isDaily ? 'quick' : 'general'));
    window.addEventListener('popstate', () => setTimeout(openTutorial), { once: true });
    dispatch(helpClosed());
  };
  return (
    <>
      <p>
        Words of two, three and four letters score 2, 3 and 4 points, the best one of each row and column.
        Thirty-two is perfect.
      </p>
      <p>
        {STREAK_SCORE} points or more in {TEXTS.todaysGame} keep your streak growing. A lower score ends it,
        and so does playing less than once in {STREAK_GAP_DAYS} days. Every five games it earns you a new
        animal.
      </p>
      <Button wide onClick={playTutorial}>
        {TEXTS.playTutorial}
      </Button>
      <Button wide onClick={() => dispatch(helpOpened('scoring-rules'))}>
        {TEXTS.scoringRules}
      </Button>
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

/** The same as it is read at the table of a two-player game: what concerns it comes first. */
export const HowToPlayFriend = () => (
  <div className="grid gap-4 pb-1">
    <Aim />
    <FriendRules />
    <DailyRules />
    <Counting />
  </div>
);
