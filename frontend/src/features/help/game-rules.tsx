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
