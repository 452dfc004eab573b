import { Injectable } from '@nestjs/common';
import type { ReportAction } from '@tessera/contracts/constants';
import { ModeratedChallenges } from '../challenges/index.js';
import { GameNames } from '../game/index.js';
import { ModeratedGroups } from '../groups/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { ModeratedPlayers } from '../players/index.js';
import { SharedReplays } from '../replays/index.js';
import { SharedResults } from '../results/index.js';
import { ReportActionsStore, type ActionTaken } from './report-actions.store.js';
import type { LockedReport } from './reports.store.js';

/** What has to be recorded about an action. */
interface Taken extends Pick<ActionTaken, 'removedName' | 'givenName'> {
  /** The players who are notified of it. */
  players: readonly string[];
}

/** How an action takes effect, and how it is undone, within the transaction that records it. */
interface Measure {
  /** `seen` is the name that the admin wants to remove. */
  take(transaction: Transaction, report: LockedReport, seen: string | null): Promise<Taken>;
  undo(transaction: Transaction, report: LockedReport, action: ActionTaken): Promise<void>;
  /** Called after the commit of either. */
  spread?(report: LockedReport): Promise<void>;
}

const NO_NAMES = { removedName: null, givenName: null };

function required(value: string | null): string {
  if (value === null) throw new AppError('ACTION_UNFITTING', { field: 'action' });
  return value;
}

/** The actions of admins on what was reported. */
@Injectable()
export class Measures implements Readonly<Record<ReportAction, Measure>> {
  constructor(
    private readonly players: ModeratedPlayers,
    private readonly groups: ModeratedGroups,
    private readonly results: SharedResults,
    private readonly replays: SharedReplays,
    private readonly challenges: ModeratedChallenges,
    private readonly games: GameNames,
    private readonly actions: ReportActionsStore,
  ) {}

  readonly 'remove-name': Measure = {
    take: async (transaction, { playerUUID, groupId, challengeCode }, seen) => {
      // The player of a result, or a challenge, may have no name.
      if (seen === null) throw new AppError('NAME_CHANGED', { field: 'seen' });
      if (groupId !== null) {
        const { givenName, admins } = await this.groups.removeName(transaction, groupId, seen);
        return { removedName: seen, givenName, players: admins };
      }
      const player = required(playerUUID);
      if (challengeCode === null) await this.players.removeName(transaction, player, seen);
      else await this.challenges.removeName(transaction, { code: challengeCode, maker: player }, seen);
      return { removedName: seen, givenName: null, players: [player] };
    },
    undo: async (transaction, { playerUUID, groupId, challengeCode }, { removedName, givenName }) => {
      const name = required(removedName);
      if (groupId !== null) await this.groups.restoreName(transaction, groupId, { name, givenName });
      else if (challengeCode !== null) {
        const made = { code: challengeCode, maker: required(playerUUID) };
        await this.challenges.restoreName(transaction, made, name);
      } else await this.players.restoreName(transaction, required(playerUUID), name);
    },
    spread: async ({ playerUUID, challengeCode }) => {
      if (playerUUID !== null && challengeCode === null) await this.games.changed(playerUUID);
    },
  };

  readonly 'leave-out': Measure = {
    take: async (transaction, { playerUUID }) => {
      const player = required(playerUUID);
      await this.players.setLeftOut(transaction, player, true);
      return { ...NO_NAMES, players: [player] };
    },
    // Another report may have led to the same.
    undo: async (transaction, { playerUUID }) => {
      const player = required(playerUUID);
      await this.players.setLeftOut(transaction, player, await this.actions.isLeftOut(transaction, player));
    },
  };

  readonly 'end-share': Measure = {
    take: async (transaction, { playerUUID, shareId, replayShareId }) => {
      if (replayShareId === null) await this.results.end(transaction, required(shareId));
      else await this.replays.end(transaction, replayShareId);
      return { ...NO_NAMES, players: playerUUID === null ? [] : [playerUUID] };
    },
    undo: (transaction, { shareId, replayShareId }) =>
      replayShareId === null
        ? this.results.resume(transaction, required(shareId))
        : this.replays.resume(transaction, replayShareId),
  };

  readonly 'end-challenge': Measure = {
    take: async (transaction, { playerUUID, challengeCode }) => {
      await this.challenges.end(transaction, required(challengeCode));
      return { ...NO_NAMES, players: playerUUID === null ? [] : [playerUUID] };
    },
    undo: (transaction, { challengeCode }) => this.challenges.resume(transaction, required(challengeCode)),
  };

  readonly dismiss: Measure = {
    take: () => Promise.resolve({ ...NO_NAMES, players: [] }),
    undo: () => Promise.resolve(),
  };
}
