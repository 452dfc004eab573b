// One attack in a process of its own, with low priority, so that it takes no time from the players. Takes one JSON
// argument, says when it is ready, begins with the first input, and prints how much it has tried per second.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ATTACKS } from './attacks.mjs';

const { name, urls, address, seconds } = JSON.parse(process.argv[2]);
setPriority(10);
console.log('ready');
await once(process.stdin, 'data');
let tried = 0;
const endsAt = performance.now() + seconds * 1000;
const target = {
  urls,
  headers: { 'X-Forwarded-For': address },
  isOver: () => performance.now() > endsAt,
  count: (more) => (tried += more),
};
await Promise.race([ATTACKS[name](target), sleep(seconds * 1000)]);
console.log(JSON.stringify({ perSecond: tried / seconds }));
process.exit(0);
