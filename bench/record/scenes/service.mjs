// Every call of the API as nobody, as a player and with an invalid player; and requests that are no calls at all.
import { CALLS } from '@tessera/contracts/calls';

/** The stream never ends, and the facts for operators change by themselves. */
const LEFT_OUT = [CALLS.eventStream, CALLS.healthReady];

async function everyCall(day) {
  const ann = day.person('ann');
  const nobody = { ...ann, name: 'nobody', player: undefined };
  const invalid = { ...ann, name: 'an invalid player', player: 'x' };
  for (const call of Object.values(CALLS)) {
    if (LEFT_OUT.includes(call)) continue;
    const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
    const input = { params, ...(call.body === undefined ? {} : { body: {} }) };
    for (const person of [nobody, ann, invalid]) await day.call({ ...person }, call, input);
  }
}

async function noCalls(day) {
  const ann = day.person('ann');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
    await day.ask(ann, method, '/api/unknown');
    await day.ask(ann, method, '/api/player/stats');
    await day.ask(ann, method, '/API/player/stats');
  }
  for (const path of [
    '/api',
    '/api/',
    '/api//player/stats',
    '/api/player/stats/',
    '/api/%E0%A4%A',
    '/api/player/stats?x[]=1',
  ]) {
    await day.ask(ann, 'GET', path);
  }
  for (const encoding of ['gzip', 'br', 'identity', '*']) {
    await day.ask(ann, 'GET', '/api/player/stats', {
      headers: { 'accept-encoding': encoding },
      withBody: false,
    });
  }
  for (const path of [
    '/',
    '/rules',
    '/unknown-page',
    '/favicon.ico',
    '/assets/unknown.js',
    '/1pv3-daily-challenge',
  ]) {
    await day.ask(ann, 'GET', path, { withBody: false });
    await day.ask(ann, 'HEAD', path, { withBody: false });
    await day.ask(ann, 'POST', path, { body: {}, withBody: false });
  }
  await day.ask(ann, 'GET', '/api/site', { headers: { 'if-none-match': '*' } });
}

export const serviceScenes = [
  ['the service: every call', '2090-03-24T22:00:00Z', everyCall],
  ['the service: requests that are no calls', '2090-03-24T23:00:00Z', noCalls],
];
