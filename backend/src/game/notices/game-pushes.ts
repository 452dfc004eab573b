import { Injectable, type OnModuleInit } from '@nestjs/common';
import { otherSeat, type Seat } from '@tessera/rules';
import { Hub } from '../../live/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import {
  Pushes,
  PushSources,
  type DueNotice,
  type NoticeContent,
  type Notification,
} from '../../push/index.js';
import { gameAdvanced, opponentNudged, rematchOffered, type GameAdvanced } from '../events/game.events.js';
import { GamesRepository } from '../store/games.repository.js';
import { requireSeat, seatOf, type GameRecord } from '../store/game.record.js';
import type { Job } from '../../platform/jobs/job-queue.js';
import { LostNotices } from './lost-notices.js';
import { isStillTrue, turnNotice, type TurnNotice } from './turn-notices.js';

/** Finds what players weren't told about their live games because a process ended too early. */
const findLostNotices: Job = { name: 'find-lost-notices', cron: '*/5 * * * *' };

/** The player who joins takes seat 2, except in games that were created without a player. */
const JOINER: Seat = 2;

/** Tells players by push what happens in their live games, once it has been committed and published. */
@Injectable()
export class GamePushes implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly jobs: Jobs,
    private readonly pushes: Pushes,
    private readonly sources: PushSources,
    private readonly lost: LostNotices,
    private readonly games: GamesRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.hub.onPublished(gameAdvanced, (advanced) => this.advanced(advanced));
    this.hub.onPublished(rematchOffered, ({ to, game }) => {
      const by = otherSeat(requireSeat(game, to));
      this.pushes.enqueueFirst(notificationsOf(game, turnNotice(game.live, { by, isRematch: true })));
    });
    this.hub.onPublished(opponentNudged, ({ to, gameId }) =>
      this.pushes.enqueue({ playerUUID: to, notice: 'nudge', gameId }),
    );
    this.sources.serve(['your-move', 'friend-joined', 'rematch', 'game-over', 'let-go', 'nudge'], (notices) =>
      this.contents(notices),
    );
    this.jobs.handle(findLostNotices, () => this.findLost());
  }

  private advanced({ game, version, events }: GameAdvanced): void {
    const [first] = events;
    // A repeated command is published again with the game as it is now.
    if (!first || version !== game.live.version) return;
    const notice = turnNotice(game.live, { by: first.change.by ?? JOINER });
    this.pushes.enqueueFirst(notificationsOf(game, notice));
  }

  private async findLost(): Promise<void> {
    for await (const found of this.lost.find(new Date(this.clock.now()))) {
      const notifications = found.flatMap(({ game, by, isRematch, lastActivityAt }) =>
        notificationsOf(game, turnNotice(game.live, { by, isRematch }), lastActivityAt.getTime()),
      );
      await this.pushes.store(notifications);
    }
  }

  private async contents(notices: readonly DueNotice[]): Promise<NoticeContent[]> {
    const found = await this.games.findAll([...new Set(notices.flatMap(({ gameId }) => gameId ?? []))]);
    const games = new Map(found.map((game) => [game.gameId, game]));
    return notices.map((notice) => contentOf(notice, games.get(notice.gameId ?? '')));
  }
}

function notificationsOf(game: GameRecord, turn: TurnNotice | null, since?: number): Notification[] {
  const told = turn && game.seats[turn.seat];
  if (!turn || !told || told.isHidden) return [];
  const { playerUUID } = told;
  const about = { playerUUID, gameId: game.gameId, version: turn.version };
  return turn.notices.map((notice) => ({ ...about, notice, ...(since === undefined ? {} : { since }) }));
}

function contentOf({ playerUUID, notice, version }: DueNotice, game: GameRecord | undefined): NoticeContent {
  const seat = game ? seatOf(game, playerUUID) : null;
  // Players who have left the game meanwhile want to hear no more of it.
  if (!game || seat === null || game.seats[seat]?.isHidden) return null;
  if (!isStillTrue(game.live, { seat, notice, version })) return null;
  return { name: game.seats[otherSeat(seat)]?.name ?? null };
}
