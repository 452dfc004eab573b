import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceUnavailableException } from '@nestjs/common';
import type { BotTask } from '../src/duel/bot-thread.js';
import { Thread } from '../src/platform/threads/thread.js';

const TASK: BotTask = {
  level: 'gentle',
  grid: Array.from({ length: 16 }, () => null),
  letter: 'A',
  seed: 1,
  round: 1,
};

test('a question that comes at the very moment at which the thread rests is answered all the same', async () => {
  const thread = new Thread<BotTask, number>({ entry: '#bot-worker', idleMs: 0 });
  const answers: number[] = [];
  for (let i = 0; i < 30; i++) {
    answers.push(await thread.ask(TASK));
    // Between the first thought of resting and the last.
    await sleep(i % 5);
  }
  expect(new Set(answers).size).toBe(1);
  await thread.end();
});

test('when it ends for good nobody waits for ever, and nobody begins it anew', async () => {
  const thread = new Thread<BotTask, number>({ entry: '#bot-worker' });
  await thread.ask(TASK);
  const waiting = expect(thread.ask(TASK)).rejects.toThrow(ServiceUnavailableException);
  await thread.end();
  await waiting;
  await expect(thread.ask(TASK)).rejects.toThrow(ServiceUnavailableException);
  expect(thread.load).toBe(0);
});
