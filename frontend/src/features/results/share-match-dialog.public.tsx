import { matchShareLines } from '@tessera/contracts/constants';
import type { MatchSharing } from '../../game-kit/match/match';
import { ShareResultDialog } from './share-result-dialog';

/** Shares the result of a live game as text. Its letters are nobody's daily, but squares are the custom. */
export const ShareMatchDialog = ({ result, ...dialog }: MatchSharing) => (
  <ShareResultDialog {...dialog} lines={matchShareLines(result)} usualForm="squares" />
);
