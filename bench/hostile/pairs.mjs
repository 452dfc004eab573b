// Pairs of players in live games, and a probe of the servers' health.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { createPair } from '../live/pair.mjs';

/** Below the limit of 300 moves a minute. */
const THINK_MS = 250;
/** At that pace, a game takes longer. */
const SECONDS_PER_GAME = 6;
const PROBE_EVERY_MS = 100;

let lastAddress = 0;
const newAddress = () => `10.${++lastAddress >> 8}.${lastAddress & 0xff}.1`;

/**
 * Connects `count` pairs of players, with games for `seconds`. `play` starts each pair at a random moment, so that they
 * don't move in step, and resolves to all latencies and everything that was rejected.
 */
export async function createPairs(urls, count, seconds) {
  const latencies = [];
  const rejections = [];
  const games = Math.ceil(seconds / SECONDS_PER_GAME) + 1;
  let isOver = false;
  const newPair = () =>
    createPair(urls, games, {
      think: THINK_MS,
      headers: { 'X-Forwarded-For': newAddress() },
      onLatency: (latency) => isOver || latencies.push(latency),
    });
  const pairs = [];
  for (let i = 0; i < count; i++) pairs.push(await newPair());
  const keepPlaying = async (pair) => {
    await sleep(Math.random() * THINK_MS);
    for (let i = 0; i < games && !isOver; i++) await pair.play();
  };
  const play = async () => {
    for (const pair of pairs) keepPlaying(pair).catch((error) => isOver || rejections.push(error.message));
    await sleep(seconds * 1000);
    isOver = true;
    pairs.forEach((pair) => pair.close());
    return { latencies, rejections };
  };
  return { play };
}

const agent = new http.Agent({ keepAlive: true });
const probe = (url) =>
  new Promise((resolve) => {
    const sentAt = performance.now();
    const end = () => resolve(performance.now() - sentAt);
    http
      .get(url + CALLS.healthLive.path, { agent }, (response) => {
        response.resume();
        response.once('end', end);
      })
      .once('error', () => resolve(Infinity));
  });

/** The longest time that a health check took, until `isOver()`. */
export async function worstHealth(urls, isOver) {
  let worst = 0;
  while (!isOver()) {
    worst = Math.max(worst, ...(await Promise.all(urls.map(probe))));
    await sleep(PROBE_EVERY_MS);
  }
  return worst;
}
