import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import type { GivenReactions, GroupGrid } from '@tessera/contracts/groups';
import type { AnswerOf, Reaction } from '@tessera/contracts/wire';
import {
  gameNumberOf,
  gridFromText,
  isOverEverywhere,
  mosaicOf,
  rowsFromGrid,
  type PlainDate,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { todayOf, type KnownPlayer } from '../players/index.js';
import { GroupGridsRepository, type GridRow, type ReactionsRow } from './group-grids.repository.js';

export interface GridsViewer {
  playerUUID: string;
  player: KnownPlayer | null;
  timezone: string | undefined;
}

type Answer = AnswerOf<typeof CALLS.groupGrids>;

const hasPlayed = (row: GridRow): row is GridRow & { score: number } => row.score !== null;

/** The grids of a group's members, for each other. */
@Injectable()
export class GroupGridsService {
  constructor(
    private readonly repository: GroupGridsRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'launchDate'>,
  ) {}

  /** Grids stay closed until the viewer has played the date's daily, or the date is over everywhere. */
  async read(groupId: string, viewer: GridsViewer, wanted?: PlainDate): Promise<Answer> {
    const { date, isOpen } = this.view(viewer, wanted);
    const [rows, reactions] = await Promise.all([
      this.repository.grids(groupId, date),
      isOpen ? this.repository.reactions(groupId, date, viewer.playerUUID) : [],
    ]);
    const own = rows.find(({ playerUUID }) => playerUUID === viewer.playerUUID);
    if (!own) throw new AppError('GROUP_NOT_FOUND');
    return {
      date,
      gameNumber: gameNumberOf(date, this.config.launchDate),
      isOpen,
      closesOwn: own.closesGrids,
      grids: rows.filter(hasPlayed).map((row): GroupGrid => {
        const isClosed = row.closesGrids && row !== own;
        return {
          playerUUID: row === own ? row.playerUUID : row.publicId,
          playerName: row.playerName,
          score: row.score,
          isClosed: row.closesGrids,
          mosaic: isOpen && !isClosed ? mosaicIn(row) : null,
          reactions: isClosed ? [] : givenTo(row.playerUUID, reactions),
        };
      }),
    };
  }

  async close(groupId: string, playerUUID: string, closed: boolean): Promise<void> {
    if (!(await this.repository.close(groupId, playerUUID, closed))) throw new AppError('GROUP_NOT_FOUND');
  }

  /** Only to grids that the player can see, and not to their own. */
  async react(
    groupId: string,
    viewer: GridsViewer,
    { memberId, date, reaction }: { memberId: string; date: PlainDate; reaction: Reaction | null },
  ): Promise<GivenReactions> {
    const { isOpen } = this.view(viewer, date);
    const rows = await this.repository.grids(groupId, date);
    const { playerUUID } = viewer;
    if (!rows.some((row) => row.playerUUID === playerUUID)) throw new AppError('GROUP_NOT_FOUND');
    const row = rows.find(({ publicId }) => publicId === memberId);
    if (!isOpen || !row || !hasPlayed(row) || row.closesGrids || row.playerUUID === playerUUID)
      throw new AppError('GRID_NOT_FOUND');
    const key = { groupId, date, ofPlayer: row.playerUUID, byPlayer: playerUUID };
    if (reaction === null) await this.repository.takeBack(key);
    else if (!(await this.repository.react(key, reaction, new Date(this.clock.now()))))
      throw new AppError('GRID_NOT_FOUND');
    const given = await this.repository.reactions(groupId, date, playerUUID);
    return givenTo(row.playerUUID, given);
  }

  private view({ player, timezone }: GridsViewer, wanted?: PlainDate): { date: PlainDate; isOpen: boolean } {
    const now = this.clock.now();
    const today = todayOf(player, timezone, now);
    const date = wanted ?? today;
    if (date > today || date < this.config.launchDate)
      throw new AppError('NO_DAILY_THAT_DAY', { field: 'date' });
    const isOpen = isOverEverywhere(date, now) || player?.recentDates.includes(date) === true;
    return { date, isOpen };
  }
}

const givenTo = (playerUUID: string, rows: readonly ReactionsRow[]): GivenReactions =>
  rows
    .filter(({ ofPlayer }) => ofPlayer === playerUUID)
    .map(({ reaction, count, names, isOwn }) => ({ reaction, count, names, isOwn }));

const mosaicIn = ({ playerGrid, playerWords }: GridRow): string | null =>
  playerGrid && playerWords && mosaicOf({ playerGrid: rowsFromGrid(gridFromText(playerGrid)), playerWords });
