import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CALLS } from '@tessera/contracts/calls';
import { PUSH_DEFAULT_KINDS } from '@tessera/contracts/push';
import { PLAYER_HEADER, pathOf } from '@tessera/contracts/wire';
import { chooserOf, HOUR_MS, otherSeat, ROUNDS, type Seat } from '@tessera/rules';
import { aPlayer } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { CELLS, LETTERS } from '../support/games.js';
import { PushService } from '../support/push-service.js';
import { withSystem, type System } from './system.js';

const SHIFTED_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href;
const SEATS: readonly Seat[] = [1, 2];

/** How often the jobs of notices run. */
const JOBS_EVERY_MS = 5 * 60_000;
const TO_START_MS = 15_000;

/** A later shift, with which servers have just started when their jobs run, so that the test needn't wait. */
function justBeforeJobs(shift: number): number {
  const sinceJobs = (Date.now() + shift) % JOBS_EVERY_MS;
  return shift + JOBS_EVERY_MS - sinceJobs - TO_START_MS;
}

let service: PushService;
beforeEach(async () => {
  service = await PushService.start();
});
afterEach(() => service.close());

/** Two friends, each with a device and on a server of their own, who never look at the game at the same time. */
class Friends {
  private readonly players = { 1: aPlayer(), 2: aPlayer() };
  private readonly devices = { 1: service.device(), 2: service.device() };
  /** How many notices each should have got. */
  readonly told = { 1: 0, 2: 0 };
  readonly acknowledged: string[] = [];
  gameId = '';

  constructor(private readonly system: System) {}

  async start(): Promise<void> {
    for (const seat of SEATS) {
      const { subscription } = this.devices[seat];
      const wishes = { kinds: PUSH_DEFAULT_KINDS, reminder: null };
      await this.post(seat, CALLS.savePushSubscription.path, { ...subscription, ...wishes });
    }
    ({ gameId: this.gameId } = await this.post(1, CALLS.createGame.path, {}));
    await this.post(2, this.pathOf(CALLS.joinGame.path), { clientId: 'c' });
    await this.hears(1);
  }

  /** The chooser picks the round's letter, and the other player is to be told. */
  async choose(round: number): Promise<Seat> {
    const seat = chooserOf(round);
    const letter = LETTERS[round - 1];
    await this.post(seat, this.pathOf(CALLS.submitLetter.path), { letter, round });
    this.acknowledged.push(`${round} letter ${seat}`);
    return otherSeat(seat);
  }

  /** Both place the letter. If the game then waits for one player only, that player is notified. */
  async place(round: number): Promise<void> {
    for (const seat of SEATS) {
      const cellIndex = CELLS[seat][round - 1];
      await this.post(seat, this.pathOf(CALLS.submitPlacement.path), { cellIndex, round });
      this.acknowledged.push(`${round} place ${seat}`);
      if (round % 2 === 0) await this.hears(otherSeat(seat));
    }
  }

  async play(round: number): Promise<void> {
    await this.hears(await this.choose(round));
    if (round < ROUNDS) await this.place(round);
  }

  /** Waits until the player has got one more notice, and no other. */
  async hears(seat: Seat): Promise<void> {
    this.told[seat] += 1;
    await service.heard(this.devices[seat], this.told[seat]);
    this.expectToldOnce();
  }

  expectToldOnce(): void {
    const heard = SEATS.map((seat) => service.pushesTo(this.devices[seat]).length);
    expect(heard).toEqual([this.told[1], this.told[2]]);
  }

  titlesTo(seat: Seat): string[] {
    return service.messagesTo(this.devices[seat]).map(({ title }) => title);
  }

  private pathOf(route: string): string {
    return pathOf(route, { gameId: this.gameId });
  }

  private async post(seat: Seat, route: string, body: object): Promise<{ gameId: string }> {
    const answer = await fetch(this.system.instances[seat - 1]!.address + route, {
      method: 'POST',
      headers: { [PLAYER_HEADER]: this.players[seat], 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect([route, answer.status < 300]).toEqual([route, true]);
    return (await answer.json()) as { gameId: string };
  }
}

test('over a week with a crash every day and without a push service in between, nothing is lost or told twice', async () => {
  const env: Record<string, string> = { ...service.env, NODE_OPTIONS: `--import=${SHIFTED_CLOCK}` };
  const run = async (system: System) => {
    let shift = 0;
    const crashAndWait = async (hours: number, meanwhile?: () => Promise<void>) => {
      system.instances.forEach(({ program }) => program.kill());
      await Promise.all(system.instances.map(({ program }) => program.ended));
      await meanwhile?.();
      shift = justBeforeJobs(shift + hours * HOUR_MS);
      env['CLOCK_SHIFT_MS'] = String(shift);
      await Promise.all(system.instances.map((instance) => instance.startAgain()));
    };
    const friends = new Friends(system);
    await friends.start();
    for (let round = 1; round <= ROUNDS; round++) {
      // The push service is away when the turn changes, and comes back while the servers are down.
      if (round === 6) {
        const port = Number(new URL(service.origin).port);
        await service.close();
        const other = await friends.choose(round);
        await eventually('the servers have tried to tell', async () => {
          const { rows } = await system.sql.query(
            'SELECT FROM push_outbox WHERE attempts > 0 AND "dueAt" IS NOT NULL',
          );
          return rows.length > 0;
        });
        await crashAndWait(2, () => service.open(port));
        await friends.hears(other);
        await friends.place(round);
      } else if (round === 10) {
        // The servers crash before they have told anybody.
        const other = await friends.choose(round);
        await crashAndWait(2);
        await friends.hears(other);
        await friends.place(round);
      } else await friends.play(round);
      if (round % 2 === 0) await crashAndWait(24);
    }
    const { rows } = await system.sql.query<{ act: string }>(
      `SELECT "roundNumber" || CASE "eventType" WHEN 'LETTER_SELECTED' THEN ' letter ' ELSE ' place ' END || "playerId" AS act
       FROM game_events WHERE "gameId" = $1 AND "eventType" IN ('LETTER_SELECTED', 'PLAYER_PLACED_LETTER')
       ORDER BY version`,
      [friends.gameId],
    );
    expect(rows.map(({ act }) => act).slice(0, friends.acknowledged.length)).toEqual(friends.acknowledged);
    friends.expectToldOnce();
    expect(friends.titlesTo(1)).toEqual(['Your friend joined', ...Array(14).fill('Your move'), 'Game over']);
    expect(friends.titlesTo(2)).toEqual(Array(15).fill('Your move'));
  };
  await withSystem(run, { env });
});
