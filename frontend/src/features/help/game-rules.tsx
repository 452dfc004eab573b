import { RuleSteps } from './rule-steps';

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
        'It is the same for everyone that day. Tap a square to place it; tap another to move it.',
      ],
      ['Even rounds are yours.', 'Tap a square and choose any letter for it. The cross takes it back.'],
      ['Submit fixes the letter.', 'After sixteen rounds the grid is full, and your words are counted.'],
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
        'You choose in turn.',
        'Whoever makes the game chooses in the odd rounds, the friend in the even ones.',
      ],
      [
        'You both place every letter.',
        'Each on a grid of your own, which the other does not see. Tap or drag it, then submit.',
      ],
      [
        'The last letter is placed automatically.',
        'One square is left to each of you. Then both grids are shown, and the higher score wins.',
      ],
    ]}
  />
);
