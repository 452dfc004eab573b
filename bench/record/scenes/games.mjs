// Live games: creating, joining, playing, losing the connection, and every way in which a command is rejected.
import { CALLS } from '@tessera/contracts';

const LETTERS = [...'BRATLOREETASDEWX'];
const ROUNDS = 16;
const cellOf = (seat, round) => (seat === 1 ? round - 1 : ROUNDS - round);

/** Two connected players, on different instances if there are two. */
async function aPair(day) {
  const [ann, ben] = [day.person('ann', 0), day.person('ben', 1)];
  return { ann, ben, sockets: { 1: await day.connect(ann), 2: await day.connect(ben) } };
}

async function begin(day, sockets) {
  const { gameId } = await day.command(sockets[1], 'create_game', {});
  await day.command(sockets[2], 'join_game', { gameId });
  return gameId;
}

const chooserOf = (round) => (round % 2 ? 1 : 2);

async function playRounds(day, sockets, gameId, from = 1, to = ROUNDS) {
  for (let round = from; round <= to; round++) {
    await day.command(sockets[chooserOf(round)], 'submit_letter', {
      gameId,
      letter: LETTERS[round - 1],
      round,
    });
    if (round === ROUNDS) return;
    for (const seat of [1, 2]) {
      await day.command(sockets[seat], 'submit_placement', { gameId, cellIndex: cellOf(seat, round), round });
    }
  }
}

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

async function creatingAndJoining(day) {
  const { ann, ben, sockets } = await aPair(day);
  const cat = await day.connect(day.person('cat'));
  const { gameId } = await day.command(sockets[1], 'create_game', { requestId: 'one' });
  await day.command(sockets[1], 'create_game', { requestId: 'one' });
  await day.command(sockets[1], 'create_game', { requestId: '' });
  await day.command(sockets[1], 'create_game', { requestId: 7 });
  await day.command(sockets[1], 'create_game', { gameMode: 'other' });
  await day.command(sockets[1], 'create_game', { playerUUID: ben.player });
  await day.command(sockets[1], 'create_game', { gameMode: 'multiplayer' });
  await day.command(sockets[1], 'create_game');
  const join = (socket, payload) => day.command(socket, 'join_game', payload);
  for (const payload of [undefined, {}, { gameId: 7 }, { gameId: 'AB-12' }, { gameId: 'ZZZZZ' }]) {
    await join(sockets[2], payload);
  }
  await join(sockets[2], { gameId, requestedPlayerId: 3 });
  await join(sockets[2], { gameId, clientId: '' });
  await join(sockets[2], { gameId, playerUUID: ann.player });
  await join(sockets[1], { gameId });
  await join(sockets[2], { gameId, requestedPlayerId: 1 });
  await join(sockets[2], { gameId });
  await join(sockets[1], { gameId });
  await join(cat, { gameId });
  await join(cat, { gameId, requestedPlayerId: 2 });
  await day.command(sockets[1], 'submit_letter', { gameId, letter: 'E' });
  await join(sockets[2], { gameId });
  await join(sockets[2], { gameId: gameId.toLowerCase() });
  await day.call(ann, CALLS.activeGames, { params: { playerUUID: ann.player } });
  await day.call(ben, CALLS.activeGames, { params: { playerUUID: ben.player } });
  await day.call(ben, CALLS.activeGames, { params: { playerUUID: ann.player } });
}

async function overRest(day) {
  const { ann, ben, sockets } = await aPair(day);
  const cat = day.person('cat');
  const nobody = { ...cat, name: 'nobody', player: undefined };
  const free = await day.call(nobody, CALLS.createGame, { body: {} });
  await day.call(ann, CALLS.joinGame, {
    params: { gameId: free.gameId },
    body: { clientId: 'c', requestedPlayerId: 2 },
  });
  await day.call(ben, CALLS.joinGame, { params: { gameId: free.gameId }, body: { clientId: 'c' } });
  const { gameId } = await day.call(ann, CALLS.createGame, { body: { requestId: 'one' } });
  await day.call(ann, CALLS.createGame, { body: { requestId: 'one' } });
  await day.call(ann, CALLS.createGame);
  await day.call(ann, CALLS.createGame, { body: { gameMode: 'other' } });
  const params = { gameId };
  await day.call(cat, CALLS.getGame, { params });
  await day.call(nobody, CALLS.getGame, { params });
  for (const body of [
    undefined,
    {},
    { clientId: '' },
    { clientId: 7 },
    { clientId: 'c', requestedPlayerId: 0 },
  ]) {
    await day.call(ben, CALLS.joinGame, { params, body });
  }
  await day.call(ann, CALLS.submitLetter, { params, body: { letter: 'E' } });
  await day.call(ben, CALLS.joinGame, { params, body: { clientId: 'c' } });
  await day.call(ben, CALLS.joinGame, { params, body: { clientId: 'c' } });
  await day.call(cat, CALLS.joinGame, { params, body: { clientId: 'c' } });
  await day.call(cat, CALLS.joinGame, { params: { gameId: 'ZZZZZ' }, body: { clientId: 'c' } });
  await day.call(ben, CALLS.submitLetter, { params, body: { letter: 'E' } });
  await day.call(ann, CALLS.submitLetter, { params, body: { letter: 'e' } });
  await day.call(ann, CALLS.submitLetter, { params, body: { letter: 'E', round: 1 } });
  await day.call(ann, CALLS.submitLetter, { params, body: { letter: 'E', round: 1 } });
  await day.call(ann, CALLS.submitPlacement, { params, body: { cellIndex: 16 } });
  await day.call(ann, CALLS.submitPlacement, { params, body: { cellIndex: 3, round: 1 } });
  await day.call(ann, CALLS.submitPlacement, { params, body: { cellIndex: 3, round: 1 } });
  await day.call(ben, CALLS.submitPlacement, { params, body: { cellIndex: 5 } });
  await day.call(cat, CALLS.submitPlacement, { params, body: { cellIndex: 5 } });
  await day.call(ben, CALLS.updateStatus, { params, body: { status: 'away' } });
  await day.call(ben, CALLS.updateStatus, { params, body: { status: 'gone' } });
  await day.call(ben, CALLS.resetPlayer, { params: { gameId, playerId: '2' }, body: {} });
  await day.call(ben, CALLS.rematch, { params, body: {} });
  await day.call(ann, CALLS.getGame, { params });
  await day.call(cat, CALLS.getGame, { params });
  await day.call(ben, CALLS.hideGame, { params: { gameId, playerUUID: ben.player } });
  await day.call(ben, CALLS.activeGames, { params: { playerUUID: ben.player } });
  await day.command(sockets[2], 'join_game', { gameId });
  await day.call(ben, CALLS.activeGames, { params: { playerUUID: ben.player } });
}

async function moves(day) {
  const { ann, ben, sockets } = await aPair(day);
  const cat = await day.connect(day.person('cat'));
  const waiting = await day.command(sockets[1], 'create_game', {});
  await day.command(sockets[1], 'submit_letter', { gameId: waiting.gameId, letter: 'E' });
  await day.command(sockets[1], 'submit_placement', { gameId: waiting.gameId, cellIndex: 1 });
  await day.command(sockets[1], 'rematch', { gameId: waiting.gameId });
  const gameId = await begin(day, sockets);
  const letter = (socket, payload) => day.command(socket, 'submit_letter', { gameId, ...payload });
  const place = (socket, payload) => day.command(socket, 'submit_placement', { gameId, ...payload });
  await letter(sockets[2], { letter: 'E' });
  await letter(cat, { letter: 'E' });
  await letter(sockets[1], {});
  for (const wrong of ['e', 'EE', '', 7, null]) await letter(sockets[1], { letter: wrong });
  for (const round of [0, 17, 1.5, '1', null]) await letter(sockets[1], { letter: 'E', round });
  await letter(sockets[1], { letter: 'E', round: 2 });
  await letter(sockets[1], { letter: 'E', playerUUID: ben.player });
  await letter(sockets[1], { letter: 'E', gameId: 'ZZZZZ' });
  await letter(sockets[1], { letter: 'E', gameId: 'AB-12' });
  await place(sockets[1], { cellIndex: 0 });
  await letter(sockets[1], { letter: 'B', round: 1, clientId: 'c', more: true });
  await letter(sockets[1], { letter: 'B', round: 1 });
  await letter(sockets[1], { letter: 'B' });
  await letter(sockets[1], { letter: 'Z', round: 1 });
  await letter(sockets[2], { letter: 'Z', round: 1 });
  for (const cellIndex of [16, -1, '3', 1.5, null]) await place(sockets[1], { cellIndex });
  await place(sockets[1], {});
  await place(sockets[1], { cellIndex: 0, playerId: 3 });
  await place(sockets[2], { cellIndex: 15, playerId: 1 });
  await place(cat, { cellIndex: 0 });
  await place(sockets[1], { cellIndex: 0, round: 2 });
  await place(sockets[1], { cellIndex: 0, round: 1, playerId: 1 });
  await place(sockets[1], { cellIndex: 0, round: 1 });
  await place(sockets[1], { cellIndex: 9, round: 1 });
  await place(sockets[1], { cellIndex: 0 });
  await letter(sockets[2], { letter: 'R', round: 2 });
  await place(sockets[2], { cellIndex: 15 });
  await letter(sockets[1], { letter: 'R', round: 2 });
  await letter(sockets[2], { letter: 'R', round: 2 });
  await place(sockets[1], { cellIndex: 0, round: 2 });
  await place(sockets[1], { cellIndex: 0, round: 1 });
  await place(sockets[1], { cellIndex: 1, round: 2 });
  await place(sockets[2], { cellIndex: 15, round: 2 });
  await day.command(sockets[2], 'refresh_game', { gameId });
  await day.command(cat, 'refresh_game', { gameId });
  await day.command(cat, 'refresh_game', { gameId: 'ZZZZZ' });
  await day.command(cat, 'refresh_game', {});
  await day.command(sockets[2], 'update_status', { gameId, status: 'away' });
  await day.command(sockets[2], 'update_status', { gameId, status: 'active' });
  await day.command(sockets[2], 'update_status', { gameId, status: 'gone' });
  await day.command(cat, 'update_status', { gameId, status: 'away' });
  await place(sockets[2], { cellIndex: cellOf(2, 2), round: 2 });
  await playRounds(day, sockets, gameId, 3);
  await letter(sockets[2], { letter: 'X', round: 16 });
  await letter(sockets[2], { letter: 'A' });
  await place(sockets[1], { cellIndex: 15 });
  await day.command(cat, 'join_game', { gameId });
  await day.command(sockets[1], 'join_game', { gameId });
  await day.command(sockets[1], 'refresh_game', { gameId });
  await day.command(cat, 'rematch', { gameId });
  const next = await day.command(sockets[2], 'rematch', { gameId });
  await day.command(sockets[1], 'rematch', { gameId });
  await day.command(sockets[2], 'submit_letter', { gameId: next.gameId, letter: 'S', round: 1 });
  await day.call(ann, CALLS.activeGames, { params: { playerUUID: ann.player } });
}

/** Commands that are sent without waiting for the acknowledgements before them. */
async function pipelines(day) {
  const { sockets } = await aPair(day);
  const gameId = await begin(day, sockets);
  let id = 100;
  const frame = (name, payload) => `42${++id}${JSON.stringify([name, { gameId, ...payload }])}`;
  await day.raw(
    sockets[1],
    frame('submit_letter', { letter: 'B', round: 1 }),
    frame('submit_placement', { cellIndex: 0, round: 1 }),
    frame('submit_placement', { cellIndex: 0, round: 1 }),
    frame('submit_placement', { cellIndex: 1, round: 1 }),
  );
  await day.raw(
    sockets[2],
    frame('submit_placement', { cellIndex: 15, round: 1 }),
    frame('submit_letter', { letter: 'R', round: 2 }),
    frame('submit_placement', { cellIndex: 14, round: 2 }),
    frame('submit_letter', { letter: 'Z', round: 2 }),
  );
  await day.raw(
    sockets[1],
    frame('submit_placement', { cellIndex: 0, round: 2 }),
    frame('submit_placement', { cellIndex: 1, round: 2 }),
    frame('submit_letter', { letter: 'A', round: 3 }),
    `42["submit_placement",${JSON.stringify({ gameId, cellIndex: 2, round: 3 })}]`,
  );
  await day.raw(sockets[1], frame('refresh_game', {}));
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

export const gameScenes = [
  ['games: connecting', '2090-03-24T14:00:00Z', connecting],
  ['games: odd frames', '2090-03-24T15:00:00Z', oddFrames],
  ['games: creating and joining', '2090-03-24T16:00:00Z', creatingAndJoining],
  ['games: over REST', '2090-03-24T17:00:00Z', overRest],
  ['games: moves', '2090-03-24T18:00:00Z', moves],
  ['games: commands without waiting', '2090-03-24T19:00:00Z', pipelines],
  ['games: reconnecting', '2090-03-24T20:00:00Z', reconnecting],
  ['games: event streams', '2090-03-24T21:00:00Z', streams],
];
