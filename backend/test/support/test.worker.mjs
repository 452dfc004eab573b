// For worker-pool.spec.ts: returns its task, or fails in the way that the task names.
import { setImmediate } from 'node:timers';

export default function run(task) {
  if (task === 'throw') throw new Error('cannot do that');
  if (task === 'exit') process.exit(3);
  if (task === 'crash') setImmediate(() => JSON.parse('{'));
  return task === 'crash' ? new Promise(() => {}) : task;
}
