import { LIMITS } from '@tessera/contracts/wire';
import { EMPTY_GRID, HOUR_MS, MINUTE_MS, textFromGrid, type Letter } from '@tessera/rules';
import type { ChallengeGameEntity, ChallengeEntity } from '../challenges/challenge.entity.js';
import { finishGrid, sequenceText } from '../solo-games/index.js';
import { SolverPool } from '../solver/index.js';
import { Lexicon } from '../words/index.js';
import { insertRows, type Player, type World } from './world.js';
import { playLetters } from './play.js';
import { developer } from './players.js';
import { SeededRandom } from './seeded-random.js';

interface Plan {
  letters: string;
  name: string | null;
  /** The number of other players who have started it. */
  players: number;
  isDevelopers?: boolean;
  /** How far the developer is with somebody else's. */
  developers?: ChallengeGameEntity['status'];
  hidesRating?: boolean;
}

const PLANS: readonly Plan[] = [
  { letters: 'PANCAKES', name: 'For the Breakfast Club', players: 12, isDevelopers: true },
  { letters: 'ELIZABET', name: null, players: 3, isDevelopers: true },
  { letters: 'WINDMILL', name: 'Nobody yet', players: 0, isDevelopers: true },
  { letters: 'BIRTHDAY', name: 'Happy birthday, Mia', players: 30, developers: 'completed' },
  { letters: 'QUIXOTRY', name: 'Do your worst', players: 6, developers: 'active', hidesRating: true },
  { letters: 'TRIANGLE', name: 'For my class', players: 120, developers: 'completed' },
];
const OLDEST_DAYS = 14;
const UNFINISHED = 0.1;

/** A player's game, started some time after the challenge was made. */
function gameOf(
  { app, now }: World,
  { code, lexicon, letters, createdAt }: ChallengeEntity,
  { player, status, random }: { player: Player; status: ChallengeGameEntity['status']; random: SeededRandom },
): ChallengeGameEntity {
  const blind = [...letters] as Letter[];
  const end = random.between(createdAt.getTime() + HOUR_MS, now);
  const begun: ChallengeGameEntity = {
    code,
    playerUUID: player.playerUUID,
    lexicon,
    letterSequence: sequenceText(blind),
    isWithdrawn: false,
    playerGrid: textFromGrid(EMPTY_GRID),
    playerWords: [],
    playerScore: 0,
    roundHistory: null,
    status: 'active',
    createdAt: new Date(end - random.between(3, 12) * MINUTE_MS),
    completedAt: null,
  };
  if (status === 'active') return begun;
  const { grid, moves } = playLetters(player, blind, random);
  const finish = { grid, roundHistory: moves, now: new Date(end) };
  const finished = finishGrid(begun, finish, app.get(Lexicon));
  const { playerGrid, playerWords, playerScore, letterSequence, roundHistory, completedAt } = finished;
  return {
    ...begun,
    status,
    playerGrid,
    playerWords,
    playerScore,
    letterSequence,
    roundHistory,
    completedAt,
  };
}

async function challengeOf(
  { app, now }: World,
  { letters, name, hidesRating = false }: Plan,
  { maker, random }: { maker: Player; random: SeededRandom },
): Promise<ChallengeEntity> {
  const { perfect, difficulty, grid } = await app.get(SolverPool).rate([...letters] as Letter[]);
  return {
    code: random.id(LIMITS.CHALLENGE_CODE_LENGTH),
    playerUUID: maker.playerUUID,
    requestId: random.uuid(),
    letters,
    name,
    showsFigures: !hidesRating,
    perfect,
    difficulty,
    witness: grid && textFromGrid(grid),
    lexicon: app.get(Lexicon).version,
    endedAt: null,
    visitedAt: new Date(now),
    createdAt: new Date(now - random.between(24, OLDEST_DAYS * 24) * HOUR_MS),
  };
}

/** Writes challenges, made and played by the developer, and everybody's games of them. */
export async function writeChallenges(world: World): Promise<void> {
  const random = new SeededRandom('challenges');
  const others = world.players.filter((player) => player !== developer(world));
  const challenges: ChallengeEntity[] = [];
  const games: ChallengeGameEntity[] = [];
  for (const plan of PLANS) {
    const [first, ...players] = random.sample(others, plan.players + 1);
    const maker = plan.isDevelopers || !first ? developer(world) : first;
    const challenge = await challengeOf(world, plan, { maker, random });
    const turns = players.map((player) => ({
      player,
      status: random.chance(UNFINISHED) ? ('active' as const) : ('completed' as const),
    }));
    if (plan.developers) turns.push({ player: developer(world), status: plan.developers });
    challenges.push(challenge);
    games.push(...turns.map((turn) => gameOf(world, challenge, { ...turn, random })));
  }
  await insertRows(world.database, 'challenges', challenges);
  await insertRows(world.database, 'challenge_games', games);
}
