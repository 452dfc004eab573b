import { DUEL_ID, GAME_CODE } from '@tessera/contracts/wire';
import { useParams } from 'react-router-dom';
import { ReplayPage } from '../features/replays/replay-page';
import { SharedReplayPage } from '../features/replays/shared-replay-page';
import { ReviewPage } from '../features/review/review-page';

/** A live game's code or a duel's ID. Those of dailies, practice games and challenges look different. */
const isOfTwo = (id: string): boolean => GAME_CODE.test(id) || DUEL_ID.test(id);

/** The review of a finished game, whatever was played, or a review that a player has shared. */
export function AnyReviewPage() {
  const { gameId = '', shareId } = useParams();
  if (shareId !== undefined) return <SharedReplayPage />;
  const id = gameId.trim().toUpperCase();
  return isOfTwo(id) ? <ReplayPage key={id} gameId={id} /> : <ReviewPage />;
}
