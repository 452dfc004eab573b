// Live games: creating, joining, playing, and every way in which a command is rejected.
import { CALLS } from '@tessera/contracts/calls';
import { aPair, begin, cellOf, playRounds } from './live-players.mjs';

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

export const gameScenes = [
  ['games: creating and joining', '2090-03-24T18:00:00Z', creatingAndJoining],
  ['games: over REST', '2090-03-24T19:00:00Z', overRest],
  ['games: moves', '2090-03-24T20:00:00Z', moves],
  ['games: commands without waiting', '2090-03-24T21:00:00Z', pipelines],
];
