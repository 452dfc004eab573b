import type { Challenge } from '@tessera/contracts';
import { Rating } from '../rating';

/** The rating of a challenge's letters. Keeps its place until it is known. */
export const RatingCard = ({ challenge }: { readonly challenge: Challenge | undefined }) => (
  <div className="letter-verdict" data-card="">
    <Rating rating={challenge?.figures ?? null} />
  </div>
);
