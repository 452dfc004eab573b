import { DUEL_TEXTS } from '@tessera/contracts/duels';
import type { Replay, ReplayPlayer } from '@tessera/contracts/replays';
import { pathOf, REPLAY_PAGE } from '@tessera/contracts/wire';
import { chooserOf, isOddRound } from '@tessera/rules';
import type { ReplayedGame } from '../game/index.js';
import type { PublicIdentity } from '../players/index.js';

type PlayerIndex = 0 | 1;
type Identities = ReadonlyMap<string, PublicIdentity>;

const BOT = { publicId: null, name: DUEL_TEXTS.botName, isDeleted: false };

/** The address of a shared replay. `address` is the product's own, as seen by the caller. */
export const replayUrlOf = (address: string, shareId: string): string =>
  address + pathOf(REPLAY_PAGE, { shareId });

/** Which of the players this is, but never the bot: a merge can leave a duel with the merged player. */
export const indexOf = ({ players: [first, second] }: ReplayedGame, playerUUID: string): PlayerIndex =>
  first.playerUUID === playerUUID || second.playerUUID === null ? 0 : 1;

/** Live players take turns. In a duel, odd rounds bring a blind letter. */
function chooserIn({ mode }: ReplayedGame, round: number): PlayerIndex | 'blind' {
  if (mode === 'duel') return isOddRound(round) ? 'blind' : 0;
  return chooserOf(round) === 1 ? 0 : 1;
}

/** A finished game as anyone who may see its replay sees it. */
export function replayView(game: ReplayedGame, identities: Identities): Replay {
  const { mode, completedAt, duel, lexicon, letters, players } = game;
  const player = (index: PlayerIndex): ReplayPlayer => {
    const { playerUUID, score, words, cells } = players[index];
    const who = playerUUID === null ? BOT : identities.get(playerUUID);
    if (!who) throw new Error('A replayed game has an unknown player');
    const { publicId, name, isDeleted } = who;
    return { publicId, name, isDeleted, score, words, cells };
  };
  return {
    mode,
    completedAt: completedAt.toISOString(),
    gameNumber: duel?.gameNumber ?? null,
    date: duel?.date ?? null,
    level: duel?.level ?? null,
    lexicon,
    letters,
    chosenBy: letters.map((_, index) => chooserIn(game, index + 1)),
    players: [player(0), player(1)],
  };
}
