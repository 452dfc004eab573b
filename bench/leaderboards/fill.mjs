// Fills a database as if it had been used for years: many players with a history, written with COPY.
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { addDays, earliestToday, summarizeStreaks } from '../../libs/rules/dist/index.js';
import { seededRandom } from '../../libs/solver/dist/index.js';
import { FillPeriodScores1765400100000 } from '../../backend/dist/leaderboards/migrations/1765400100000-fill-period-scores.js';
import { SUMMARIZE_GAMES, INSERT_STANDINGS } from '../../backend/dist/players/standings.repository.js';

/** One player in a hundred has played every day; together, these players have three games in ten. */
const REGULAR_ONE_IN = 100;
const REGULAR_SHARE = 0.3;
const NAMED_SHARE = 0.8;
const RECENT_DATES = 5;
const OTHER_GROUPS = 10_000;
const CHUNK = 20_000;
const PER_WRITE = 1 << 20;

/** A file in the format of COPY that the server can read. */
function copyFile(file) {
  const stream = createWriteStream(file, { mode: 0o644 });
  let waiting = '';
  const flush = async () => {
    if (!stream.write(waiting)) await once(stream, 'drain');
    waiting = '';
  };
  return {
    async add(cells) {
      waiting += `${cells.join('\t')}\n`;
      if (waiting.length > PER_WRITE) await flush();
    },
    async end() {
      await flush();
      stream.end();
      await once(stream, 'finish');
    },
  };
}

/** Most players have played today, some not for days, and a few not for weeks. */
function lastDayOf(random) {
  const lot = random();
  return lot < 0.6 ? 0 : lot < 0.9 ? Math.floor(random() * 4) : Math.floor(random() * 60);
}

function scoreOf(random) {
  const lot = random();
  return lot < 0.02 ? 32 : lot < 0.75 ? 20 + Math.floor(random() * 12) : Math.floor(random() * 20);
}

/** One player's completed games, newest first. */
function historyOf(random, games, today, isRegular) {
  const history = [];
  let day = isRegular ? Math.floor(random() * 2) : lastDayOf(random);
  for (let i = 0; i < games; i++) {
    const score = isRegular && random() < 0.995 ? 20 + Math.floor(random() * 13) : scoreOf(random);
    history.push({ date: addDays(today, -day), score });
    day += isRegular ? 1 : 1 + Math.floor(random() * 3);
  }
  return history;
}

/** Fills the tables, `standings` only if asked to, and returns the players' IDs in insertion order. */
export async function fill(client, { folder, players, games, today, now, standings }) {
  const random = seededRandom(20_261_120);
  const [playersFile, gamesFile] = ['players', 'games'].map((name) => path.join(folder, `${name}.copy`));
  const [playerRows, gameRows] = [copyFile(playersFile), copyFile(gamesFile)];
  const regulars = Math.ceil(players / REGULAR_ONE_IN);
  const perRegular = Math.floor((games * REGULAR_SHARE) / regulars);
  const others = players - regulars;
  const rest = games - perRegular * regulars;
  const ids = [];
  let made = 0;
  let oldest = today;
  for (let i = 0; i < players; i++) {
    const isRegular = i % REGULAR_ONE_IN === 0;
    const other = i - Math.ceil((i + 1) / REGULAR_ONE_IN);
    const count = isRegular ? perRegular : Math.floor(rest / others) + (other < rest % others ? 1 : 0);
    const history = historyOf(random, count, today, isRegular);
    const id = randomUUID();
    ids.push(id);
    const { streak, bestStreak, lastDate } = summarizeStreaks(history);
    const name = random() < NAMED_SHARE ? `Player ${i}` : '\\N';
    const recent = history.slice(0, RECENT_DATES).map(({ date }) => date);
    await playerRows.add([
      id,
      randomUUID(),
      'UTC',
      streak,
      bestStreak,
      lastDate ?? '\\N',
      `{${recent.join(',')}}`,
      name,
      name.toLowerCase() === '\\n' ? '\\N' : name.toLowerCase(),
      name,
    ]);
    for (const { date, score } of history) {
      await gameRows.add([`B${made}`, id, score, 'BRATLOREETASDEWX', 'completed', date, 1, now, now]);
      made += 1;
      if (date < oldest) oldest = date;
    }
  }
  await Promise.all([playerRows.end(), gameRows.end()]);
  // The data is consistent by construction. Checking foreign keys would take most of the time.
  await client.query('SET session_replication_role = replica');
  await client.query('TRUNCATE players CASCADE');
  await client.query(`COPY players ("playerUUID", "publicId", timezone, streak, "bestStreak", "streakDate",
    "recentDates", name, "nameFold", "nameLook") FROM '${playersFile}'`);
  await client.query(`COPY one_player_versus_three_games ("gameId", "playerUUID", "playerScore", "letterSequence",
    status, "dailyChallengeDate", "gameNumber", "completedAt", "lastActivityAt") FROM '${gamesFile}'`);
  // Every other result of today has been shared.
  await client.query(
    `INSERT INTO public_game_results SELECT 'S' || "gameId", "gameId", $1
       FROM one_player_versus_three_games WHERE "dailyChallengeDate" = $2 AND right("gameId", 1) < '5'`,
    [now, today],
  );
  await client.query('SET session_replication_role = DEFAULT');
  await client.query('ANALYZE');
  for (let from = 0; standings && from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    await client.query(SUMMARIZE_GAMES, [chunk]);
    await client.query(INSERT_STANDINGS, [chunk, earliestToday(Date.parse(now))]);
  }
  const before = performance.now();
  await new FillPeriodScores1765400100000().up({
    query: async (statement, values) => (await client.query(statement, values)).rows,
  });
  const periodSeconds = (performance.now() - before) / 1000;
  await client.query('VACUUM ANALYZE');
  return { ids, games: made, periodSeconds };
}

/** Many small groups, so that a query has to find one among them. */
export async function fillOtherGroups(client, createdBy) {
  await client.query(
    `INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode")
     SELECT 'other-' || n, 'other-' || n, 'other-' || n, 'other-' || n, $1, lpad(n::text, 6, '0')
       FROM generate_series(1, ${OTHER_GROUPS}) AS n`,
    [createdBy],
  );
  await client.query(
    `INSERT INTO group_memberships ("groupId", "playerUUID")
     SELECT 'other-' || 1 + row_number() OVER () % ${OTHER_GROUPS}, "playerUUID"
       FROM players LIMIT 10 * ${OTHER_GROUPS}`,
  );
  await client.query('ANALYZE leaderboard_groups, group_memberships');
}

/** Creates a group with these members and returns its ID. */
export async function fillGroup(client, members) {
  const id = `bench-${members.length}`;
  await client.query(
    `INSERT INTO leaderboard_groups (id, name, "nameFold", "nameLook", "createdBy", "inviteCode")
     VALUES ($1, $1, $1, $1, $2, lpad($3, 6, 'X'))`,
    [id, members[0], String(members.length)],
  );
  await client.query(
    'INSERT INTO group_memberships ("groupId", "playerUUID", "isAdmin") SELECT $1, unnest($2::uuid[]), true',
    [id, members],
  );
  return id;
}
