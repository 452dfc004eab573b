// Two players of a live game, and how they play it.
export const LETTERS = [...'BRATLOREETASDEWX'];
const ROUNDS = 16;
export const cellOf = (seat, round) => (seat === 1 ? round - 1 : ROUNDS - round);

/** Two connected players, on different instances if there are two. */
export async function aPair(day) {
  const [ann, ben] = [day.person('ann', 0), day.person('ben', 1)];
  return { ann, ben, sockets: { 1: await day.connect(ann), 2: await day.connect(ben) } };
}

export async function begin(day, sockets) {
  const { gameId } = await day.command(sockets[1], 'create_game', {});
  await day.command(sockets[2], 'join_game', { gameId });
  return gameId;
}

const chooserOf = (round) => (round % 2 ? 1 : 2);

export async function playRounds(day, sockets, gameId, from = 1, to = ROUNDS) {
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
