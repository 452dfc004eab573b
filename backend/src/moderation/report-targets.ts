import { Injectable } from '@nestjs/common';
import type { ErrorCode, ReportKind } from '@tessera/contracts/constants';
import { ModeratedChallenges } from '../challenges/index.js';
import { ModeratedGroups } from '../groups/index.js';
import { nameKeys } from '../names/index.js';
import { AppError } from '../platform/requests/app-error.js';
import { ModeratedPlayers } from '../players/index.js';
import { SharedReplays } from '../replays/index.js';
import { SharedResults } from '../results/index.js';

/** The thing that a report is about, as it is when the report arrives. */
export interface ReportTarget {
  kind: ReportKind;
  /** The player concerned; null for a group, in which several are. */
  playerUUID: string | null;
  groupId: string | null;
  shareId: string | null;
  challengeCode: string | null;
  /** Of a shared replay. */
  replayShareId: string | null;
  /** Null for a result of a player without a name, and for a challenge without one. */
  name: string | null;
  /** Tells names apart, each of which is a thing of its own; null for a result or a challenge. */
  nameFold: string | null;
  gameNumber: number | null;
  score: number | null;
}

const PUBLIC_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const NOTHING = {
  playerUUID: null,
  groupId: null,
  shareId: null,
  challengeCode: null,
  replayShareId: null,
  gameNumber: null,
  score: null,
};
const nameFields = (name: string) => ({ name, nameFold: nameKeys(name).fold });

/** Finds what a player reports, among what the player can see. */
@Injectable()
export class ReportTargets {
  constructor(
    private readonly players: ModeratedPlayers,
    private readonly groups: ModeratedGroups,
    private readonly results: SharedResults,
    private readonly replays: SharedReplays,
    private readonly challenges: ModeratedChallenges,
  ) {}

  async find(kind: ReportKind, target: string, sender: string): Promise<ReportTarget> {
    const found = await this.finders[kind](target, sender);
    if (!found) throw new AppError('TARGET_NOT_FOUND', { field: 'target' });
    return { kind, ...found };
  }

  private readonly finders: Readonly<
    Record<ReportKind, (target: string, sender: string) => Promise<Omit<ReportTarget, 'kind'> | null>>
  > = {
    'player-name': (publicId) => this.player(publicId),
    'group-name': (groupId, sender) => this.group(groupId, sender),
    'shared-result': (shareId) => this.result(shareId),
    challenge: (code) => this.challenge(code),
    'shared-replay': (shareId) => this.replay(shareId),
  };

  private async player(publicId: string) {
    const player = PUBLIC_ID.test(publicId) ? await this.players.findWithName(publicId) : null;
    return player && { ...NOTHING, playerUUID: player.playerUUID, ...nameFields(player.name) };
  }

  private async group(groupId: string, sender: string) {
    const group = await this.groups.findOwn(groupId, sender);
    return group && { ...NOTHING, groupId: group.id, ...nameFields(group.name) };
  }

  private async result(shareId: string) {
    const result = await this.results.find(shareId).catch(nullIfNotShared);
    // The demo's result belongs to nobody.
    if (result?.playerUUID === undefined) return null;
    const { playerUUID, player, gameNumber, score } = result;
    return { ...NOTHING, playerUUID, shareId, name: player.name, nameFold: null, gameNumber, score };
  }

  private async challenge(code: string) {
    const challenge = await this.challenges.find(code);
    if (!challenge) return null;
    const { playerUUID, name } = challenge;
    return { ...NOTHING, playerUUID, challengeCode: code, name, nameFold: null };
  }

  private async replay(replayShareId: string) {
    const shared = await this.replays.find(replayShareId).catch(nullIfNotShared);
    if (!shared) return null;
    const { playerUUID, sharedBy, replay } = shared;
    const { name, score } = replay.players[sharedBy];
    const { gameNumber } = replay;
    return { ...NOTHING, playerUUID, replayShareId, name, nameFold: null, gameNumber, score };
  }
}

const NOT_SHARED: readonly ErrorCode[] = ['RESULT_NOT_FOUND', 'REPLAY_NOT_FOUND', 'RESULT_ENDED'];

function nullIfNotShared(error: unknown): null {
  if (error instanceof AppError && NOT_SHARED.includes(error.code)) return null;
  throw error;
}
