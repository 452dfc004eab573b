import { useState, type ComponentProps } from 'react';
import { OutcomeOverlay } from './outcome-overlay';
import { MatchResults } from './match-results';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';

type MatchEndProps = Omit<ComponentProps<typeof MatchResults>, 'counting'> & {
  /** It ended before the player's eyes. */
  readonly fresh: boolean;
};

/** The end of a game of two: for those who were there, how it ended; then the results. */
export function MatchEnd({ fresh, ...results }: MatchEndProps) {
  const still = useReducedMotion();
  const [overlayOpen, setOverlayOpen] = useState(fresh);
  return (
    <>
      <MatchResults {...results} counting={fresh && !overlayOpen} />
      {overlayOpen && !still && <OutcomeOverlay match={results.match} onDone={() => setOverlayOpen(false)} />}
    </>
  );
}
