// Live connections: opening them, losing them, and everything that a proper client never sends.
import { LETTERS, aPair, begin, cellOf, playRounds } from './live-players.mjs';

async function connecting(day) {
  const ann = day.person('ann');
  for (const auth of [
    { playerUUID: undefined },
    { playerUUID: 'x' },
    { playerUUID: 7 },
    { clientId: undefined },
  ]) {
    await day.connect(ann, { label: JSON.stringify(auth), auth });
  }
  await day.connect(ann, { label: 'a client ID that is too long', auth: { clientId: 'x'.repeat(65) } });
  await day.connect(ann, { label: 'an invalid last event', auth: { lastEventId: 'nonsense' } });
  await day.connect(ann, { label: 'a number as the last event', auth: { lastEventId: 7 } });
  await day.connect(ann, { label: 'no CONNECT packet', auth: null });
  await day.connect(ann, { label: 'another namespace', connect: ['40/other,{}'] });
  await day.connect(ann, { label: 'a command before CONNECT', connect: ['421["create_game",{}]'] });
  await day.connect(ann, { label: 'nonsense before CONNECT', connect: ['nonsense'] });
  await day.ask(ann, 'GET', '/socket.io/?EIO=4&transport=polling');
  await day.ask(ann, 'GET', '/socket.io/?EIO=3&transport=websocket');
  await day.ask(ann, 'GET', '/socket.io/socket.io.js');
  const socket = await day.connect(ann);
  await day.command(socket, 'create_game', {});
  await day.connect(ann, { label: 'ann again' });
}

/** Frames that a proper client never sends. Each goes to a connection of its own, with a command after it. */
async function oddFrames(day) {
  const create = '429["create_game",{"requestId":"odd"}]';
  const frames = [
    '42["create_game",{}]',
    '421["create_game"]',
    '421["create_game",null]',
    '421["create_game",7]',
    '421["create_game",{},{}]',
    '421["unknown_command",{}]',
    '421["connect",{}]',
    '421["disconnect",{}]',
    '421["disconnecting"]',
    '421["newListener",{}]',
    '421["message",{"type":"ERROR"}]',
    '421["toString",{}]',
    '421["__proto__",{}]',
    '421[7,{}]',
    '421[]',
    '421{}',
    '421["create_game",',
    '42',
    '4',
    '431[{}]',
    '41',
    '40{}',
    '44{}',
    '42/other,1["create_game",{}]',
    '42/,1["create_game",{}]',
    '42999999999999999999["create_game",{}]',
    '42-1["create_game",{}]',
    '45',
    '451-1["create_game",{"_placeholder":true,"num":0}]',
    '461-["x"]',
    '47',
    '5',
    '6',
    '8',
    '1',
    '2probe',
    ' 421["create_game",{}]',
    `421["create_game",{"requestId":"${'x'.repeat(65)}"}]`,
    `421["create_game",{"padding":"${'x'.repeat(2_000)}"}]`,
  ];
  for (const frame of frames) {
    const socket = await day.connect(day.person('ann'), {
      label: `a client that sends ${frame.slice(0, 60)}`,
    });
    await day.raw(socket, frame);
    await day.raw(socket, create);
  }
  const binary = await day.connect(day.person('ann'), { label: 'a client that sends an attachment' });
  await day.raw(
    binary,
    '451-1["create_game",{"x":{"_placeholder":true,"num":0}}]',
    Buffer.from('00ff', 'hex'),
  );
  await day.raw(binary, create);
  const bytes = await day.connect(day.person('ann'), { label: 'a client that sends only bytes' });
  await day.raw(bytes, Buffer.from('00ff', 'hex'));
  const large = await day.connect(day.person('ann'), { label: 'a client that sends a large command' });
  await day.raw(large, `421["create_game",{"padding":"${'x'.repeat(40_000)}"}]`);
}

async function reconnecting(day) {
  const { ann, ben, sockets } = await aPair(day);
  const gameId = await begin(day, sockets);
  await playRounds(day, sockets, gameId, 1, 2);
  await sockets[2].close();
  await day.settle();
  await day.command(sockets[1], 'submit_letter', { gameId, letter: LETTERS[2], round: 3 });
  await day.command(sockets[1], 'submit_placement', { gameId, cellIndex: 2, round: 3 });
  for (const lastEventId of [
    `${gameId}:7:0`,
    `${gameId}:8:0`,
    `${gameId}:9:0`,
    `${gameId}:99:0`,
    'ZZZZZ:1:0',
    undefined,
  ]) {
    const label = `ben after ${lastEventId?.replace(gameId, 'the game') ?? 'nothing'}`;
    const back = await day.connect(ben, { label, auth: lastEventId === undefined ? {} : { lastEventId } });
    await back.close();
    await day.settle();
  }
  const elsewhere = { ...ben, url: ann.url };
  const back = await day.connect(elsewhere, {
    label: 'ben on the first instance',
    auth: { lastEventId: `${gameId}:9:0` },
  });
  await playRoundsFrom(day, { 1: sockets[1], 2: back }, gameId);
  await day.command(back, 'join_game', { gameId });
  const second = await day.connect(ben, { label: 'ben in a second tab' });
  await day.command(second, 'refresh_game', { gameId });
  await day.command(back, 'update_status', { gameId, status: 'away' });
  await playRounds(day, { 1: sockets[1], 2: second }, gameId, 4, 5);
}

/** The same events as over a socket, with the IDs from which a stream resumes. */
async function streams(day) {
  const { ann, ben, sockets } = await aPair(day);
  const gameId = await begin(day, sockets);
  await day.stream({ ...ann, name: 'nobody', player: 'x' });
  const stream = await day.stream(ann);
  await playRounds(day, sockets, gameId, 1, 2);
  await stream.close();
  await playRounds(day, sockets, gameId, 3, 3);
  await day.stream(ann, {
    label: 'ann after the fourth event (stream)',
    headers: { 'last-event-id': `${gameId}:4:0` },
  });
  await day.stream(ben, {
    label: 'ben with a query (stream)',
    query: { gameId, lastEventId: `${gameId}:2:0` },
  });
  await day.stream(ben, {
    label: 'ben after an unknown event (stream)',
    headers: { 'last-event-id': 'nonsense' },
  });
  await playRounds(day, sockets, gameId, 4, 4);
}

/** The rest of round 3. */
const playRoundsFrom = (day, sockets, gameId) =>
  day.command(sockets[2], 'submit_placement', { gameId, cellIndex: cellOf(2, 3), round: 3 });

export const connectionScenes = [
  ['connections: connecting', '2090-03-24T14:00:00Z', connecting],
  ['connections: odd frames', '2090-03-24T15:00:00Z', oddFrames],
  ['connections: reconnecting', '2090-03-24T16:00:00Z', reconnecting],
  ['connections: event streams', '2090-03-24T17:00:00Z', streams],
];
