/** The score of a finished game, the largest thing on its page. */
export const BigScore = ({ points }: { readonly points: number }) => (
  <b
    className="block font-display text-[60px] leading-none font-[640] tabular-nums md:text-[64px]"
    data-testid="score"
  >
    {points}
  </b>
);
