import { HOUR_MS, MINUTE_MS, type PlainDate } from '@tessera/rules';
import { PlayerNames } from '../players/index.js';
import { insertRows, type Player, type World } from './world.js';
import { playerNames } from './names.js';
import { SeededRandom } from './seeded-random.js';
import { startOf } from './time.js';

/** Half of the players live far enough east to play today's daily before midnight in UTC. */
const ZONES = [
  'Pacific/Auckland',
  'Pacific/Auckland',
  'Pacific/Auckland',
  'Australia/Sydney',
  'Australia/Sydney',
  'Australia/Sydney',
  'Asia/Tokyo',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Europe/Berlin',
  'Europe/London',
  'Europe/London',
  'America/Sao_Paulo',
  'America/New_York',
  'America/New_York',
  'America/Los_Angeles',
];
const HABITS = [0.97, 0.85, 0.85, 0.6, 0.6, 0.35, 0.1];
/** The share of players with a name. Leaderboards list no others. */
const NAMED = 0.85;
/** The share of players who joined on the first day. */
const FROM_THE_START = 0.5;
/** The hours in which players play, most of them in the morning. */
const [FIRST_HOUR, LAST_HOUR] = [5, 22];

/** The player that developers sign in as, with games in every phase. */
export const developer = ({ players }: Pick<World, 'players'>): Player => {
  const [first] = players;
  if (!first) throw new RangeError('there are no players');
  return first;
};

export function createPlayers(count: number, dates: readonly PlainDate[]): Player[] {
  const random = new SeededRandom('players');
  const names = playerNames(count, random);
  return Array.from({ length: count }, (_, i) => {
    const isFirst = i === 0;
    const zone = isFirst ? 'Europe/London' : random.pick(ZONES);
    const late = random.chance(FROM_THE_START) ? 0 : random.between(0, dates.length - 1);
    const hour = FIRST_HOUR + (LAST_HOUR - FIRST_HOUR) * random.next() ** 2;
    const firstDate = dates[isFirst ? 0 : late] ?? dates[0]!;
    return {
      playerUUID: random.uuid(),
      publicId: random.publicId(),
      name: random.chance(NAMED) || isFirst ? (names[i] ?? null) : null,
      zone,
      joinedAt: startOf(firstDate, zone) - random.between(1, 24) * HOUR_MS,
      habit: isFirst ? 0.97 : random.pick(HABITS),
      skill: isFirst ? 0.9 : random.next(),
      timeOfDay: Math.floor(hour * 60) * MINUTE_MS,
    };
  });
}

/** Sets the names through the use case, which checks them and computes the keys that make them unique. */
export async function writePlayers({ app, database, players }: World): Promise<void> {
  await insertRows(
    database,
    'players',
    players.map(({ playerUUID, publicId, zone, joinedAt }) => ({
      playerUUID,
      publicId,
      timezone: zone,
      createdAt: new Date(joinedAt),
    })),
  );
  const names = app.get(PlayerNames);
  for (const { playerUUID, name } of players) if (name !== null) await names.set(playerUUID, name);
}
