import {
  applyLive,
  isWaitedFor,
  LETTERS,
  MINUTE_MS,
  NEW_LIVE_GAME,
  type LiveCommand,
  type LiveGame,
  type Seat,
} from '@tessera/rules';
import fc from 'fast-check';
import { isStillTrue, turnNotice } from '../../src/game/notices/turn-notices.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest } from '../support/games.js';
import { forAWhile } from '../support/in-time.js';
import type { PushDevice } from '../support/push-devices.js';
import { PushService, subscribe } from '../support/push-service.js';

const SEATS = [1, 2] as const;

let service: PushService;
let app: TestApp;
beforeAll(async () => {
  service = await PushService.start();
  app = await startApp({ env: service.env });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const ACTS = ['move', 'move', 'move', 'repeat', 'deliver', 'find', 'fail', 'heal', 'wait'] as const;
type Act = readonly [kind: (typeof ACTS)[number], first: Seat];

/** A game in which the player of seat 2 has a device, and what its push service does. */
class World {
  readonly players: Record<Seat, string> = { 1: aPlayer(), 2: aPlayer() };
  readonly device: PushDevice = service.device();
  gameId = '';
  game: LiveGame;
  /** The versions that the player may be told. */
  readonly versions = new Set<number>();
  private last: { command: Exclude<LiveCommand, { kind: 'join' | 'let-go' }> } | undefined;
  private status = 201;
  accepted = 0;

  constructor() {
    const joined = applyLive(NEW_LIVE_GAME, { kind: 'join' });
    if (joined.kind !== 'accepted') throw new Error('Nobody can join');
    this.game = joined.game;
    service.answer = (response) => {
      // Notices of the world before may still be on their way.
      const isOwn = this.device.endpoint.endsWith(response.req.url ?? '');
      if (this.status === 201 && isOwn) this.accepted += 1;
      response.writeHead(this.status).end();
    };
  }

  async begin(): Promise<void> {
    this.gameId = await activeGame(app, this.players[1], this.players[2]);
    await subscribe(app, this.players[2], this.device);
  }

  async act([kind, first]: Act): Promise<void> {
    switch (kind) {
      case 'move':
        return this.move(first);
      case 'repeat':
        return this.last && this.send(this.last.command);
      case 'deliver':
        return void (await app.jobs.runNow('deliver-pushes'));
      case 'find':
        return void (await app.jobs.runNow('find-lost-notices'));
      case 'fail':
        this.status = 503;
        return;
      case 'heal':
        this.status = 201;
        return;
      case 'wait':
        app.clock.time += 2 * MINUTE_MS;
    }
  }

  /** Somebody who may make a move makes it. */
  private async move(first: Seat): Promise<void> {
    const seat = isWaitedFor(this.game, first) ? first : SEATS.find((one) => isWaitedFor(this.game, one));
    if (!seat) return;
    const round = Math.min(this.game.cells[1].length, this.game.cells[2].length) + 1;
    const command =
      this.game.letters.length < round
        ? ({ kind: 'letter', seat, letter: LETTERS[0]!, round } as const)
        : ({ kind: 'place', seat, cellIndex: round - 1, round } as const);
    const outcome = applyLive(this.game, command);
    if (outcome.kind !== 'accepted') throw new Error(`A move is ${outcome.kind}`);
    this.game = outcome.game;
    const notice = turnNotice(this.game, { by: seat });
    if (notice?.seat === 2) this.versions.add(notice.version);
    this.last = { command };
    await this.send(command);
  }

  private async send({ seat, round, ...command }: NonNullable<World['last']>['command']): Promise<void> {
    const { gameId } = this;
    const sender = byRest(app, this.players[seat]);
    const answer =
      command.kind === 'letter'
        ? await sender('submit_letter', { gameId, letter: command.letter, round })
        : await sender('submit_placement', { gameId, cellIndex: command.cellIndex, round });
    expect(answer).toMatchObject({ success: true });
  }

  /** Everything works again, and whatever is left is sent. */
  async end(): Promise<void> {
    const newest = Math.max(...this.versions, 0);
    if (newest === 0) return;
    await eventually('the newest is stored', async () => (await this.row())?.version === newest);
    const before = this.accepted;
    const isDue = (await this.row())?.dueAt !== null;
    this.status = 201;
    await eventually('nothing is left', async () => {
      app.clock.time += MINUTE_MS;
      await app.jobs.runNow('deliver-pushes');
      return (await this.row())?.dueAt === null;
    });
    const told = { seat: 2, notice: 'your-move', version: newest } as const;
    if (isDue && isStillTrue(this.game, told))
      await eventually('the newest is told', () => this.accepted > before);
    await app.jobs.runNow('find-lost-notices');
  }

  private async row(): Promise<{ version: number; dueAt: Date | null } | undefined> {
    const [row] = await app.sql<{ version: number; dueAt: Date | null }>(
      'SELECT version::int, "dueAt" FROM push_outbox WHERE topic = $1',
      [`game-${this.gameId}`],
    );
    return row;
  }
}

const acts = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.constantFrom(...SEATS)), {
  minLength: 5,
  maxLength: 25,
});

test('whatever happens, nobody is notified twice of a turn, and everybody is of the last one', async () => {
  const hasTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      if (!hasTime()) return;
      const world = new World();
      await world.begin();
      for (const act of history) await world.act(act);
      await world.end();
      expect(world.accepted).toBeLessThanOrEqual(world.versions.size);
    }),
    { numRuns: 15 },
  );
});
