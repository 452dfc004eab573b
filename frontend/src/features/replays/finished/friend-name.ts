import { REPLAY_TEXTS, RESULTS_TEXTS } from '@tessera/contracts/constants';

export const friendName = (friend: { playerName: string | null; isDeleted: boolean }): string =>
  friend.isDeleted ? REPLAY_TEXTS.deletedPlayer : (friend.playerName ?? RESULTS_TEXTS.anonymous);
