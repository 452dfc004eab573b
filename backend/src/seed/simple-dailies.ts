import {
  applySimple,
  isOddRound,
  MINUTE_MS,
  newDaily,
  ROUNDS,
  SECOND_MS,
  textFromGrid,
  type DailyState,
  type SimpleAction,
} from '@tessera/rules';
import { ID_PREFIX, newGame } from '../solo-games/index.js';
import { simpleColumns } from '../simple-daily/simple-daily.state.js';
import type { SimpleGameEntity, SubmissionEntity } from '../simple-daily/simple-daily.entity.js';
import { Lexicon } from '../words/index.js';
import { insertRows, lettersOf, type Player, type World } from './world.js';
import { playLetters } from './play.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';
import { startOf } from './time.js';

const GAMES_PER_PLAYER = 0.15;
const RECENT_DAYS = 10;
const UNFINISHED = 0.3;

interface Played {
  game: SimpleGameEntity;
  submissions: SubmissionEntity[];
}

function play(world: World, player: Player, date: World['today'], random: SeededRandom): Played | null {
  const at = startOf(date, player.zone) + player.timeOfDay;
  if (at + 10 * MINUTE_MS > world.now || at < player.joinedAt) return null;
  const sequence = lettersOf(world, date);
  const { scoreGrid } = world.app.get(Lexicon).scorerOf(sequence.lexicon);
  const { playerUUID } = player;
  const game = newGame(ID_PREFIX.simple, { playerUUID, sequence, now: new Date(at) }, random.id);
  const facts = { gameId: game.gameId, playerUUID, gameNumber: sequence.gameNumber };
  const { moves } = playLetters(player, sequence.letters, random);
  const rounds = random.chance(UNFINISHED) ? random.between(0, ROUNDS - 1) : ROUNDS;
  const submissions: SubmissionEntity[] = [];
  let state: DailyState = newDaily(sequence.letters);
  let time = at;
  for (const { round, letter, cellIndex } of moves.slice(0, rounds)) {
    const actions: SimpleAction[] = [
      ...(isOddRound(round) ? [] : [{ kind: 'select', letter, round } as const]),
      { kind: 'place', cellIndex, round },
    ];
    for (const action of actions) {
      const outcome = applySimple(state, action);
      if (outcome.kind !== 'accepted') throw new Error(`${action.kind} is not accepted`);
      state = outcome.state;
      time += random.between(5, 15) * SECOND_MS;
      submissions.push({
        ...facts,
        date,
        round,
        letterSubmitted: letter,
        submissionType: action.kind === 'place' ? 'PLACE_LETTER' : 'SELECT_LETTER',
        cellIndex: action.kind === 'place' ? cellIndex : null,
        gridState: textFromGrid(state.grid),
        timestamp: new Date(time),
      });
    }
  }
  const columns = simpleColumns(state, new Date(time), scoreGrid);
  const blindLetters = sequence.letters.join('');
  return { game: { ...game, blindLetters, ...columns }, submissions };
}

export async function writeSimpleDailies(world: World): Promise<void> {
  const random = new SeededRandom('simple dailies');
  // Without today, which hasn't begun for all players.
  const dates = world.dates.slice(-RECENT_DAYS - 1, -1);
  const players = [
    developer(world),
    ...random.sample(world.players.slice(1), Math.ceil(world.players.length * GAMES_PER_PLAYER)),
  ];
  const played = players.flatMap((player) => play(world, player, random.pick(dates), random) ?? []);
  await insertRows(
    world.database,
    'daily_challenge_games',
    played.map(({ game }) => game),
  );
  await insertRows(
    world.database,
    'daily_challenge_submissions',
    played.flatMap(({ submissions }) => submissions),
  );
}
