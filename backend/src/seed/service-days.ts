import { DAY_MS } from '@tessera/rules';
import { addLatency, noLatencies } from '../platform/service-log/service-minute.js';
import { insertRows, type World } from './world.js';
import { SeededRandom } from './seeded-random.js';

const MINUTES = 1440;
/** Some days have a gap, which may be long. */
const GAP = { share: 0.06, max: 120 };
const MOVES = { least: 200, max: 900 };

/** Writes the metrics of past days for the status page. */
export async function writeServiceDays({ database, dates, now, today }: World): Promise<void> {
  const random = new SeededRandom('service days');
  const rows = dates
    .filter((date) => date < today)
    .map((date) => {
      const moves = random.between(MOVES.least, MOVES.max);
      const latencies = noLatencies();
      for (let n = 0; n < moves; n++) addLatency(latencies, (2 + random.between(0, 9) ** 2) / 1000);
      const at = new Date(Math.min(Date.parse(date) + DAY_MS + DAY_MS / 2, now)).toISOString();
      return {
        date,
        moves,
        latencies,
        reconnects: random.between(0, 60),
        isDailyReady: true,
        minutes: MINUTES - (random.chance(GAP.share) ? random.between(1, GAP.max) : 0),
        expectedMinutes: MINUTES,
        checkedMoves: moves,
        missingMoves: 0,
        checkedAt: at,
        summedAt: at,
      };
    });
  await insertRows(database, 'service_days', rows);
}
