import { EMPTY_GRID, MINUTE_MS, textFromGrid, type PlainDate } from '@tessera/rules';
import type { DailyGameEntity } from '../daily/daily.entity.js';
import { ID_PREFIX, type IdPrefix, finishGrid, newGridGame, type GridGame } from '../solo-games/index.js';
import type { Sequence } from '../sequences/index.js';
import { Lexicon } from '../words/index.js';
import { insertRows, lettersOf, type Player, type World } from './world.js';
import { playLetters } from './play.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';
import { startOf } from './time.js';

/** The share of unfinished games in the last few days. */
const UNFINISHED = 0.04;
const UNFINISHED_DAYS = 3;

interface Turn {
  player: Player;
  sequence: Sequence;
  at: number;
  random: SeededRandom;
}

/** A new daily or practice game. */
const beginPlaying = (prefix: IdPrefix, { player, sequence, at, random }: Turn): GridGame => ({
  ...newGridGame(prefix, { playerUUID: player.playerUUID, sequence, now: new Date(at) }, random.id),
  status: 'active',
  currentRound: 1,
  currentRoundState: 'placing',
  completedAt: null,
  playerGrid: textFromGrid(EMPTY_GRID),
  playerWords: [],
  playerScore: 0,
  roundHistory: null,
});

/** Completes a game as well as the player plays. */
function finishPlaying(
  { app }: Pick<World, 'app'>,
  game: GridGame,
  { player, sequence, at, random }: Turn,
): GridGame {
  const { grid, moves } = playLetters(player, sequence.letters, random);
  const finish = { grid, roundHistory: moves, now: new Date(at) };
  return { ...game, ...finishGrid(game, finish, app.get(Lexicon)) };
}

/** The player's daily of a date; null if they didn't play or haven't played yet. */
function playDay(world: World, player: Player, date: PlainDate): GridGame | null {
  const random = new SeededRandom(`daily ${date} ${player.playerUUID}`);
  const at = startOf(date, player.zone) + player.timeOfDay + random.between(0, 90) * MINUTE_MS;
  // Leaves today's daily for the developer to play.
  const isFree = player === developer(world) && date === world.today;
  if (isFree || at < player.joinedAt || at >= world.now || !random.chance(player.habit)) return null;
  const sequence = lettersOf(world, date);
  const begun = beginPlaying(ID_PREFIX.daily, { player, sequence, at, random });
  const end = at + random.between(3, 12) * MINUTE_MS;
  const isRecent = world.dates.slice(-UNFINISHED_DAYS).includes(date);
  if (end > world.now || (isRecent && random.chance(UNFINISHED))) return begun;
  return finishPlaying(world, begun, { player, sequence, at: end, random });
}

/** Returns what each player has played, oldest first. */
export async function writeDailies(world: World): Promise<Map<Player, GridGame[]>> {
  const played = new Map(
    world.players.map((player) => [
      player,
      world.dates.flatMap((date) => playDay(world, player, date) ?? []),
    ]),
  );
  const rows = [...played.values()].flatMap((games) =>
    games.map((game, i) => ({ ...game, counts: true, hadEarlier: i > 0 }) satisfies Partial<DailyGameEntity>),
  );
  await insertRows(world.database, 'one_player_versus_three_games', rows);
  return played;
}

const GAMES_PER_PLAYER = 0.15;
/** Dates that aren't over in every time zone can't be practiced. */
const DAYS_IN_PLAY = 3;
const UNFINISHED_PRACTICE = 0.2;

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
    if (random.chance(UNFINISHED_PRACTICE)) return begun;
    const end = Math.min(world.now, at + random.between(3, 12) * MINUTE_MS);
    return finishPlaying(world, begun, { player, sequence, at: end, random });
  });
  await insertRows(world.database, 'practice_games', rows);
}
