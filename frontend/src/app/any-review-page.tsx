import { DUEL_ID } from '@tessera/contracts/constants';
import { useParams } from 'react-router-dom';
import { ReplayPage } from '../features/replay/replay-page';
import { ReviewPage } from '../features/review/review-page';

/** A live game's code or a duel's ID. Those of dailies, practice games and challenges look different. */
const isOfTwo = (id: string): boolean => /^[A-Z0-9]{5}$/.test(id) || DUEL_ID.test(id);

/** The review of a finished game, whatever was played. */
export function AnyReviewPage() {
  const { gameId = '' } = useParams();
  const id = gameId.trim().toUpperCase();
  return isOfTwo(id) ? <ReplayPage key={id} gameId={id} /> : <ReviewPage />;
}
