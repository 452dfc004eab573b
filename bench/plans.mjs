// The plans of the program's statements.
import { bind } from '../backend/dist/platform/database/statement.js';

/** Prints the plan of a statement with parameters, as the program uses it. */
export async function printPlan(client, name, statement, named = {}) {
  const { text, values } = bind({ name, text: statement }, named);
  await client.query(`PREPARE bench AS ${text}`);
  const given = values.map((value) => client.escapeLiteral(String(value))).join(', ');
  const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE bench ${given && `(${given})`}`);
  await client.query('DEALLOCATE bench');
  console.log(`\n${name}\n${rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')}`);
}
