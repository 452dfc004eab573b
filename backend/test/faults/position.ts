import type { Envelope, LiveGameView } from '@tessera/contracts/live';

/** The state of a game, as far as a player needs it for the next move. */
export interface Position {
  version: number;
  round: number;
  phase: 'choosing' | 'placing' | 'completed';
  placed: { 1: boolean; 2: boolean };
}

const positionOf = (game: LiveGameView): Position => ({
  version: game.version,
  round: game.currentRound,
  phase: game.status === 'completed' ? 'completed' : game.currentLetter === null ? 'choosing' : 'placing',
  placed: { 1: game.player1Submitted, 2: game.player2Submitted },
});

/** What a client knows of its game: versions in order, and each event once. */
export class Understanding {
  position: Position | undefined;
  game: LiveGameView | undefined;
  /** The index of the last event with this version. A state counts for all events of its version. */
  private index = 0;

  get version(): number {
    return this.position?.version ?? -1;
  }

  /**
   * Returns false if something before this envelope is missing, in which case the client must request the
   * state.
   */
  hear({ version = 0, game, change, eventId }: Envelope): boolean {
    if (game) {
      this.learn(game);
      return true;
    }
    const index = Number(eventId?.split(':')[2]);
    const isOld = version < this.version || (version === this.version && index <= this.index);
    if (!change || isOld) return true;
    if (version > this.version + 1) return false;
    const { round, phase, placed } = change;
    this.position = { version, round, phase, placed };
    this.index = index;
    return true;
  }

  learn(game: LiveGameView): void {
    if (game.version < this.version) return;
    this.position = positionOf(game);
    this.game = game;
    this.index = Infinity;
  }
}
