import { TEXTS } from '@tessera/contracts/constants';
import { STREAK_GAP_DAYS, STREAK_SCORE } from '@tessera/rules';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/button';
import { helpOpened } from './help.slice';

const STEPS = [
  [
    'Odd rounds bring a blind letter.',
    'It is the same for everyone that day. Tap a square to place it; tap another to move it.',
  ],
  ['Even rounds are yours.', 'Tap a square and choose any letter for it. The cross takes it back.'],
  ['Submit fixes the letter.', 'After sixteen rounds the grid is full, and your words are counted.'],
] as const;

export function HowToPlay() {
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4 pb-1">
      <p>
        Fill your grid one letter a round, and make words: left to right in the rows and top to bottom in the
        columns, at the same time.
      </p>
      <ol className="grid gap-3">
        {STEPS.map(([what, how], at) => (
          <li key={what} className="flex gap-3">
            <span className="grid size-7 flex-none place-items-center rounded-lg bg-teal-soft font-display text-[15px] font-[640] text-teal">
              {at + 1}
            </span>
            <p>
              <b className="font-semibold">{what}</b> <span className="text-ink-2">{how}</span>
            </p>
          </li>
        ))}
      </ol>
      <p>
        Words of two, three and four letters score 2, 3 and 4 points, the best one of each row and column.
        Thirty-two is perfect.
      </p>
      <p>
        {STREAK_SCORE} points or more keep your streak growing. A lower score ends it, and so does playing
        less than once in {STREAK_GAP_DAYS} days. Every five games it earns you a new animal.
      </p>
      <Button wide onClick={() => dispatch(helpOpened('scoring-rules'))}>
        {TEXTS.scoringRules}
      </Button>
    </div>
  );
}
