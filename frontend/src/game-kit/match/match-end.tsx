import { useState, type ComponentProps } from 'react';
import { OutcomeOverlay } from './outcome-overlay';
import { MatchResults } from './match-results';
import { useReducedMotion } from '../../ui/theme/use-reduced-motion';

type MatchEndProps = Omit<ComponentProps<typeof MatchResults>, 'counting'> & {
  /** The game ended while the page was open. */
  readonly fresh: boolean;
};

/** The end of a game against an opponent: the outcome if the player was watching, then the results. */
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
