// Tables at which two players play, and a probe of the servers' health.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts';
import { createPair } from '../live/pair.mjs';

/** Below the limit of 300 moves a minute. */
const THINK_MS = 250;
const GAMES = 10;
const PROBE_EVERY_MS = 100;

let lastAddress = 0;
const newAddress = () => `10.${++lastAddress >> 8}.${lastAddress & 0xff}.1`;

/** Plays at `tables` tables for some seconds. Returns all latencies, and everything that was rejected. */
export async function playTables(urls, tables, seconds) {
  const latencies = [];
  const rejections = [];
  let isOver = false;
  const fail = (error) => isOver || rejections.push(error.message);
  const sit = async () => {
    const pair = await createPair(urls, GAMES, {
      think: THINK_MS,
      headers: { 'X-Forwarded-For': newAddress() },
      onLatency: (latency) => isOver || latencies.push(latency),
    });
    const play = async () => {
      for (let i = 0; i < GAMES && !isOver; i++) await pair.play();
    };
    void play().catch(fail);
    return pair;
  };
  const pairs = (await Promise.all(Array.from({ length: tables }, () => sit().catch(fail)))).filter(
    (pair) => pair?.close,
  );
  await sleep(seconds * 1000);
  isOver = true;
  pairs.forEach((pair) => pair.close());
  return { latencies, rejections };
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
