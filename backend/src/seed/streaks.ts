import { extendStreak, NO_STREAK, type CompletedDaily } from '@tessera/rules';
import type { GridGame } from '../solo-games/index.js';
import type { AchievementEntity } from '../players/player.entity.js';
import { earnedBy } from '../players/achievements.js';
import { PlayersService } from '../players/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { insertRows, type Player, type World } from './world.js';

const completed = (games: readonly GridGame[]): GridGame[] =>
  games.filter(({ status }) => status === 'completed');

const resultOf = ({ dailyChallengeDate, playerScore }: GridGame): CompletedDaily => ({
  date: dailyChallengeDate,
  score: playerScore,
});

/** A player's achievements, each with the time of the daily that earned it. */
function achievementsOf({ playerUUID }: Player, games: readonly GridGame[]): AchievementEntity[] {
  const earned = new Map<string, AchievementEntity>();
  let before = NO_STREAK;
  for (const game of games) {
    const after = extendStreak(before, resultOf(game));
    for (const one of earnedBy({ before, after, score: game.playerScore })) {
      const key = `${one.achievementType} ${one.achievementValue}`;
      if (!earned.has(key)) earned.set(key, { ...one, playerUUID, earnedAt: game.lastActivityAt });
    }
    before = after;
  }
  return [...earned.values()];
}

/** Writes what is derived from the dailies: achievements, streaks and leaderboard standings. */
export async function writeStreaks(world: World, played: ReadonlyMap<Player, GridGame[]>): Promise<void> {
  const [players, transactions] = [world.app.get(PlayersService), world.app.get(Transactions)];
  const finished = [...played].map(([player, games]) => [player, completed(games)] as const);
  await insertRows(
    world.database,
    'player_achievements',
    finished.flatMap(([player, games]) => achievementsOf(player, games)),
  );
  for (const [{ playerUUID }, games] of finished) {
    const counting = games.map(resultOf);
    const dates = counting.map(({ date }) => date);
    await transactions.run((transaction) =>
      players.recalculate(transaction, playerUUID, { counting, dates }),
    );
  }
}
