import { NoShiftText } from '../../ui/stats/no-shift-text';

/** The score of a finished game, as the largest text on its page. */
export const BigScore = ({ points }: { readonly points: number }) => (
  <b className="block font-display text-6xl leading-none font-[640] tabular-nums" data-testid="score">
    <NoShiftText value={points} />
  </b>
);
