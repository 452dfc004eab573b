import { randomUUID } from 'node:crypto';
import { gameNumberOf, plainDate } from '@tessera/rules';
import type { TestApp } from './app.js';

const LAUNCH = plainDate('2025-01-01');

/** Writes past events into the database, because tests can't have played last year. */
export class History {
  private made = 0;

  constructor(private readonly app: Pick<TestApp, 'sql'>) {}

  async player(createdAt: string): Promise<string> {
    const player = randomUUID();
    await this.app.sql(
      'INSERT INTO players ("playerUUID", "publicId", timezone, "createdAt") VALUES ($1, $2, $3, $4)',
      [player, randomUUID(), 'UTC', createdAt],
    );
    return player;
  }

  async account(playerUUID: string, createdAt: string): Promise<void> {
    const id = `user${++this.made}`;
    await this.app.sql(
      `INSERT INTO users (id, email, "passwordHash", "playerUUID", "createdAt") VALUES ($1, $2, '', $3, $4)`,
      [id, `${id}@past.example`, playerUUID, createdAt],
    );
  }

  /** A daily of the date (UTC) on which it was started. */
  async daily(player: string, startedAt: string, completed?: { at: string; score: number }): Promise<void> {
    const date = plainDate(startedAt.slice(0, 10));
    await this.app.sql(
      `INSERT INTO one_player_versus_three_games ("gameId", "playerUUID", "letterSequence", "playerScore", status,
         "dailyChallengeDate", "gameNumber", "createdAt", "completedAt", "lastActivityAt")
       VALUES ($1, $2, 'BRATLOREETASDEWX', $3, $4, $5, $6, $7::timestamptz, $8::timestamptz,
         coalesce($8::timestamptz, $7::timestamptz))`,
      [
        `H${++this.made}`,
        player,
        completed?.score ?? 0,
        completed ? 'completed' : 'active',
        date,
        gameNumberOf(date, LAUNCH),
        startedAt,
        completed?.at ?? null,
      ],
    );
  }

  /** A live game with its events: whose command, the type of the event, and when. */
  async game(
    players: readonly [string, string],
    events: readonly (readonly [1 | 2, string, string])[],
  ): Promise<string> {
    const isCompleted = events.at(-1)![1] === 'GAME_COMPLETE';
    const gameId = `H${String(++this.made).padStart(4, '0')}`;
    await this.app.sql('INSERT INTO game_codes VALUES ($1)', [gameId]);
    await this.app.sql(
      `INSERT INTO games ("gameId", status, "player1UUID", "player2UUID", "createdAt", "lastActivityAt", letters)
       VALUES ($1, $4, $2, $3, $5, $6, $7)`,
      [
        gameId,
        ...players,
        isCompleted ? 'completed' : 'active',
        events[0]![2],
        events.at(-1)![2],
        isCompleted ? 'BRATLOREETASDEWX' : '',
      ],
    );
    for (const [version, [seat, type, at]] of events.entries()) {
      await this.app.sql(`INSERT INTO game_events VALUES ($1, $2, 0, $3, $4, '{}', 1, 'past', 'past', $5)`, [
        gameId,
        version + 1,
        seat,
        type,
        at,
      ]);
    }
    return gameId;
  }

  async group(founder: string, createdAt: string): Promise<string> {
    const id = `group${++this.made}`;
    await this.app.sql(
      `INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode", "createdAt")
       VALUES ($1, $1, $1, $1, $2, $3, $4)`,
      [id, founder, String(this.made).padStart(6, 'H'), createdAt],
    );
    await this.member(id, founder, createdAt);
    return id;
  }

  async member(groupId: string, player: string, joinedAt: string): Promise<void> {
    await this.app.sql('INSERT INTO group_memberships VALUES ($1, $2, false, $3)', [
      groupId,
      player,
      joinedAt,
    ]);
  }

  async feedback(player: string | null, createdAt: string, email: string | null = null): Promise<string> {
    const message = `What I think, ${++this.made}`;
    await this.app.sql('INSERT INTO feedback VALUES ($1, $2, $3, $4, $5)', [
      randomUUID(),
      message,
      email,
      player,
      createdAt,
    ]);
    return message;
  }
}
