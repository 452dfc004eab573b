import { DUEL_TEXTS } from '@tessera/contracts/duels';
import { type Replay, type ReplayPlayer, replayName } from '@tessera/contracts/replays';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import type { ReplaySide } from '@tessera/rules';
import { YOU, spokenPlayer, type SpokenPlayer } from './replay-texts';

/** A player of a replay as it is shown. */
export interface ShownPlayer {
  /** The index in everything that is about both players. */
  readonly side: ReplaySide;
  readonly isYou: boolean;
  readonly name: SpokenPlayer;
  /** The score that counts. */
  readonly score: number;
}

/** Both players, the viewer first. Without a viewer, player 1. */
export type ShownPlayers = readonly [ShownPlayer, ShownPlayer];

export interface ShownReplay {
  readonly replay: Replay;
  readonly players: ShownPlayers;
  /** What they are called, by their index. */
  readonly names: readonly [SpokenPlayer, SpokenPlayer];
}

/** Two players without a name have to be told apart. */
function nameOf(replay: Replay, side: ReplaySide): string {
  const player: ReplayPlayer = replay.players[side];
  if (replay.mode === 'duel' && side === 1) return player.name ?? DUEL_TEXTS.botName;
  const name = replayName(player);
  return name === RESULTS_TEXTS.anonymous ? `Player ${side + 1}` : name;
}

export function shownReplay(replay: Replay, you: ReplaySide | null): ShownReplay {
  const playerAt = (side: ReplaySide): ShownPlayer => ({
    side,
    isYou: side === you,
    name: side === you ? YOU : spokenPlayer(nameOf(replay, side)),
    score: replay.players[side].score,
  });
  const [first, second] = [playerAt(0), playerAt(1)];
  return {
    replay,
    players: you === 1 ? [second, first] : [first, second],
    names: [first.name, second.name],
  };
}
