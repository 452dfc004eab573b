import { MINUTE_MS } from '@tessera/rules';
import { ID_PREFIX } from '../solo-games/index.js';
import { insertRows } from './insert-rows.js';
import { beginPlaying, finishPlaying } from './dailies.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';
import { lettersOf, type World } from './world.js';

const GAMES_PER_PLAYER = 0.15;
/** Dates that aren't over in every time zone can't be practiced. */
const DAYS_IN_PLAY = 3;
const UNFINISHED = 0.2;

/** Writes practice games that were started in the last three days. */
export async function writePractice(world: World): Promise<void> {
  const random = new SeededRandom('practice');
  const dates = world.dates.slice(0, -DAYS_IN_PLAY);
  const guests = random.sample(world.players.slice(1), Math.ceil(world.players.length * GAMES_PER_PLAYER));
  const players = [developer(world), ...guests];
  const rows = players.map((player) => {
    const sequence = lettersOf(world, random.pick(dates));
    const at = Math.max(player.joinedAt, world.now - random.between(60, 3 * 24 * 60) * MINUTE_MS);
    const begun = beginPlaying(ID_PREFIX.practice, { player, sequence, at, random });
    if (random.chance(UNFINISHED)) return begun;
    const end = Math.min(world.now, at + random.between(3, 12) * MINUTE_MS);
    return finishPlaying(world, begun, { player, sequence, at: end, random });
  });
  await insertRows(world.database, 'practice_games', rows);
}
