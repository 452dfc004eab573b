import type { ComponentProps } from 'react';
import { OutcomeOverlay } from './outcome-overlay';
import { MatchResults } from './match-results';
import { useMatchShow } from './use-match-show';

type MatchEndProps = Omit<ComponentProps<typeof MatchResults>, 'show'>;

/** The end of a game against an opponent: if the player was watching, the count and the verdict; the results. */
export function MatchEnd(props: MatchEndProps) {
  const show = useMatchShow(props.match, props.fresh);
  return (
    <>
      <MatchResults {...props} show={show} />
      {show.phase === 'verdict' && <OutcomeOverlay match={props.match} onDone={show.end} />}
    </>
  );
}
