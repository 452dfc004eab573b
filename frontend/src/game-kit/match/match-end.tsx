import { useState, type ComponentProps } from 'react';
import { CurtainCall } from './curtain-call';
import { MatchResults } from './match-results';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';

type MatchEndProps = Omit<ComponentProps<typeof MatchResults>, 'counting'> & {
  /** It ended before the player's eyes. */
  readonly fresh: boolean;
};

/** The end of a game of two: for those who were there, how it ended; then the results. */
export function MatchEnd({ fresh, ...results }: MatchEndProps) {
  const still = useReducedMotion();
  const [curtain, setCurtain] = useState(fresh);
  return (
    <>
      <MatchResults {...results} counting={fresh && !curtain} />
      {curtain && !still && <CurtainCall match={results.match} onDone={() => setCurtain(false)} />}
    </>
  );
}
