import { screen, waitFor, within } from '@testing-library/react';
import type { LiveGame } from '@tessera/rules';
import { aView, choose, fifteenRounds, place, played, round } from './testing/a-view';
import { fakeLive, refused } from './testing/fake-live';
import { loadPage, onlyPresence, ownCells, ownGrid, submitButton } from './testing/open-game-page';

const JOIN = { kind: 'join' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onlyPresence();
});

const open = (game: LiveGame, seat: 1 | 2 = 1) => {
  const live = fakeLive(aView(game, seat), seat);
  return { live, ...loadPage('/game/ABC12') };
};

it.each([
  ['its own turn', played(JOIN), 1, 'Your turn: choose a letter'],
  ["the other's turn", played(JOIN), 2, 'Waiting for Anna to choose a letter'],
  ['a letter to place', played(JOIN, choose(1, 'C')), 2, 'Place the letter C'],
  ['a letter placed', played(JOIN, choose(1, 'C'), place(1, 0)), 1, 'Waiting for Ben to place'],
] as const)('says what is to be done at %s', async (_, game, seat, text) => {
  open(game, seat);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByText(`Round 1 of 16 vs ${seat === 1 ? 'Ben' : 'Anna'}`)).toBeVisible();
});

it('takes a seat when a link is opened, and remembers it', async () => {
  const { live } = open(played(JOIN), 2);
  await screen.findByText('Round 1 of 16 vs Anna');
  expect(live.sentOf('join_game')).toEqual([expect.objectContaining({ gameId: 'ABC12' })]);
  expect(JSON.parse(localStorage.getItem('gameAssignment_ABC12') ?? '')).toMatchObject({
    gameId: 'ABC12',
    playerId: 2,
  });
  expect(sessionStorage.getItem('currentGameId')).toBe('ABC12');
  expect(sessionStorage.getItem('playerId')).toBe('2');
});

it('chooses a letter for a square, lays it there, and submits it', async () => {
  const { live, user } = open(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.click(ownCells()[5]!);
  await user.click(await screen.findByRole('button', { name: 'R' }));
  expect(ownGrid()).toBe('.....R..........');
  expect((await screen.findAllByText('Place the letter R'))[0]).toBeVisible();
  expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'R', round: 1 }]);
  expect(await screen.findByText('Letter Submitted')).toBeVisible();

  live.game = aView(played(JOIN, choose(1, 'R')), 1);
  await user.click(ownCells()[6]!);
  expect(ownGrid()).toBe('......R.........');
  await user.click(submitButton());
  expect(live.sentOf('submit_placement')).toEqual([{ gameId: 'ABC12', cellIndex: 6, round: 1 }]);
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();
});

it('is played with the keyboard: a letter is typed, Enter sends it, Enter places it', async () => {
  const { live, user } = open(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  ownCells()[0]!.focus();
  await user.keyboard('{ArrowRight}e');
  expect(ownGrid()).toBe('.E..............');
  expect(live.sentOf('submit_letter')).toEqual([]);
  await user.keyboard('{Enter}');
  await screen.findAllByText('Place the letter E');
  live.game = aView(played(JOIN, choose(1, 'E')), 1);
  await user.keyboard('{Enter}');
  expect(live.sentOf('submit_placement')).toEqual([{ gameId: 'ABC12', cellIndex: 1, round: 1 }]);
});

it('shows a placement at once and takes it back where the server refuses it', async () => {
  const { live, user } = open(played(JOIN, choose(1, 'C')));
  let refuse: (reason: unknown) => void = () => undefined;
  live.answers.submit_placement = () => new Promise((_, reject) => (refuse = reject));
  await screen.findAllByText('Place the letter C');
  await user.click(ownCells()[3]!);
  await user.click(submitButton());
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();

  refuse(refused('ALREADY_PLACED', 'You have already placed your letter this round'));
  expect((await screen.findAllByText('Failed to Submit Placement'))[0]).toBeVisible();
  expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
  expect(ownCells()[3]).toHaveAttribute('data-loose');
  // What the server really has is asked for.
  await waitFor(() => expect(live.sentOf('refresh_game')).toHaveLength(1));
});

it('takes a letter back that the server refuses', async () => {
  const { live, user } = open(played(JOIN));
  live.answers.submit_letter = () => {
    throw refused('NOT_YOUR_TURN', 'It is not your turn.');
  };
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.click(screen.getByRole('button', { name: 'Choose Letter' }));
  await user.click(await screen.findByRole('button', { name: 'Q' }));
  expect((await screen.findAllByText('Failed to Submit Letter'))[0]).toBeVisible();
  expect((await screen.findAllByText('Your turn: choose a letter'))[0]).toBeVisible();
});

it('says why a square or a key does nothing', async () => {
  const { user } = open(played(JOIN), 2);
  await screen.findByText('Round 1 of 16 vs Anna');
  await user.click(ownCells()[0]!);
  const waiting = 'No letter is currently selected. Please wait for a letter to be chosen.';
  expect((await screen.findAllByText(waiting))[0]).toBeVisible();
  await user.keyboard('x');
  expect((await screen.findAllByText('It is not your turn to choose.'))[0]).toBeVisible();
});

describe('hearing of moves', () => {
  const letterChosen = (version: number, letter = 'C') => ({
    type: 'LETTER_SELECTED' as const,
    eventId: `ABC12:${version}:0`,
    gameId: 'ABC12',
    version,
    change: {
      round: 1,
      by: 1 as const,
      letter,
      phase: 'placing' as const,
      placed: { 1: false, 2: false },
      cellIndex: null,
    },
  });
  const otherPlaced = (version: number) => ({
    type: 'PLAYER_PLACED_LETTER' as const,
    eventId: `ABC12:${version}:0`,
    gameId: 'ABC12',
    version,
    change: {
      round: 1,
      by: 1 as const,
      letter: 'C',
      phase: 'placing' as const,
      placed: { 1: true, 2: false },
      cellIndex: null,
    },
  });

  it("follows the other player's letter and placement, whose square it never learns", async () => {
    const { live } = open(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.say(letterChosen(2));
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(screen.getByText('Anna chose C')).toBeVisible();
    live.say(otherPlaced(3));
    expect(await screen.findByText("Opponent's Move")).toBeVisible();
    const theirs = screen.getAllByRole('img', { name: "Anna's grid: 1 of 16 letters placed" });
    for (const board of theirs) expect(board).toHaveTextContent('');
    expect(ownGrid()).toBe('.'.repeat(16));
  });

  it('hears the same message twice, or an old one, without effect', async () => {
    const { live } = open(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.say(letterChosen(2));
    live.say(letterChosen(2));
    live.say({ ...letterChosen(1, 'Z'), eventId: 'ABC12:1:7' });
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(live.sentOf('refresh_game')).toEqual([]);
  });

  it('fetches the game when a message in between is missing', async () => {
    const { live } = open(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.game = aView(played(JOIN, choose(1, 'C'), place(1, 0)), 2);
    live.say(otherPlaced(3));
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(screen.getAllByRole('img', { name: "Anna's grid: 1 of 16 letters placed" })).not.toHaveLength(0);
  });

  it('fetches the game when a heartbeat names a newer version', async () => {
    const { live } = open(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.game = aView(played(JOIN, choose(1, 'C')), 2);
    live.say({ type: 'HEARTBEAT', versions: { ABC12: 2 } });
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
  });

  it('shows whether the other player is there, in words too', async () => {
    const { live } = open(played(JOIN), 2);
    expect((await screen.findAllByText('Active'))[0]).toBeVisible();
    live.say({ type: 'PRESENCE_UPDATE', gameId: 'ABC12', status: 'away' });
    expect((await screen.findAllByText('Away'))[0]).toBeVisible();
    expect(screen.queryByText('Active')).toBeNull();
  });
});

it('tells the truth about the connection', async () => {
  const { live, user } = open(played(JOIN, choose(1, 'C')));
  await screen.findAllByText('Place the letter C');
  await user.click(ownCells()[0]!);
  live.connection({ state: 'error' });
  expect((await screen.findAllByText('Connection lost. Trying again…'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Please reconnect' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Refresh Game' }));
  expect(live.reconnects).toBe(1);
  expect(await screen.findByText('Game Synchronized')).toBeVisible();

  live.connection({ state: 'connecting' });
  expect(await screen.findByText('Connecting…')).toBeVisible();
  live.connection({ state: 'open', by: 'polling' });
  expect(await screen.findByText('Slow connection: moves may take a few seconds')).toBeVisible();
  expect(submitButton()).toBeEnabled();
  live.connection({ state: 'open', by: 'stream' });
  await waitFor(() => expect(screen.queryByText(/Slow connection/)).toBeNull());
});

it('waits for the second player with code and link, and begins when they come', async () => {
  const { live, user } = open(played());
  expect(await screen.findByText('Waiting for your friend')).toBeVisible();
  expect(screen.getByLabelText('Game ID A B C 1 2')).toBeVisible();
  expect(screen.getByRole('img', { name: "QR code of the game's link" })).toBeVisible();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Share Link' }));
  expect((await screen.findAllByText("Couldn't copy automatically"))[0]).toBeVisible();
  expect(screen.getAllByText('Game ID: ABC12')[0]).toBeVisible();

  const game = aView(played(JOIN), 1);
  live.say({ type: 'GAME_STARTED', eventId: 'ABC12:1:1', gameId: 'ABC12', version: 1, game });
  expect(await screen.findByText('Round 1 of 16 vs Ben')).toBeVisible();
  expect(await screen.findByText('Game Started')).toBeVisible();
});

describe('games that cannot be opened', () => {
  const openRefused = (error: Error) => {
    const live = fakeLive(aView(played(JOIN), 1));
    const refuse = () => {
      throw error;
    };
    live.answers.join_game = refuse;
    live.answers.refresh_game = refuse;
    return { live, ...loadPage('/game/ABC12') };
  };

  it.each([
    [
      refused('GAME_NOT_FOUND', 'No such game.', 404),
      'Game Not Found',
      "The game you're trying to join doesn't exist",
    ],
    [refused('GAME_FULL', 'Game is full'), 'Game is Full', 'This game already has two players'],
    [
      refused('INTERNAL', 'Something went wrong on our side.', 500),
      'Game Error',
      'Something went wrong on our side.',
    ],
  ])('says so: $code', async (error, title, detail) => {
    openRefused(error);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Refresh Game' })).toBeVisible();
  });

  it('reads a full game again for the player who sits in it', async () => {
    const { live } = openRefused(refused('GAME_FULL', 'Game is full'));
    delete live.answers.refresh_game;
    expect(await screen.findByText('Round 1 of 16 vs Ben')).toBeVisible();
  });

  it('is no game when the code has another form', async () => {
    fakeLive(aView(played(JOIN), 1));
    loadPage('/game/AB');
    expect(await screen.findByRole('heading', { name: 'Game Not Found' })).toBeVisible();
  });
});

describe('the end', () => {
  const GRID = 'CARDAREAREARDART';
  const last = played(...fifteenRounds(GRID));

  it('picks the last letter, which places itself, and waits for the results', async () => {
    // Player 2 chooses in round 16.
    const { live, user } = open(last, 2);
    await screen.findByText('Round 16 of 16 vs Anna');
    await user.click(screen.getByRole('button', { name: 'Finish Game' }));
    await user.click(await screen.findByRole('button', { name: 'T' }));
    expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'T', round: 16 }]);
    expect((await screen.findAllByText('Processing your final results...'))[0]).toBeVisible();
    expect(ownGrid()).toBe(GRID);

    const done = played(...fifteenRounds(GRID), choose(2, 'T'));
    const game = aView(done, 2);
    live.say({
      type: 'GAME_COMPLETE',
      eventId: `ABC12:${game.version}:1`,
      gameId: 'ABC12',
      version: game.version,
      game,
    });
    expect((await screen.findAllByText("It's a Tie!"))[0]).toBeVisible();
    expect(await screen.findByRole('region', { name: "Anna's result" })).toBeVisible();
  });

  /** Player 2 swaps the first two letters, and scores less. */
  const unequal = played(
    JOIN,
    ...[...GRID]
      .slice(0, 15)
      .flatMap((letter, at) => round(at + 1, letter, at === 0 ? 1 : at === 1 ? 0 : at)),
    choose(2, 'T'),
  );

  it.each([
    [1, 'YOU WIN!', 'Victory!', 'Ben'],
    [2, 'YOU LOST', 'Better luck next time', 'Anna'],
  ] as const)(
    'shows player %i how it ended, with both grids and their words',
    async (seat, headline, line, other) => {
      open(unequal, seat);
      expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
      expect(screen.getByText(line)).toBeVisible();
      expect(screen.getByTestId('your-score')).toHaveTextContent(seat === 1 ? '32' : '20');
      expect(screen.getByTestId('their-score')).toHaveTextContent(seat === 1 ? '20' : '32');
      expect(ownGrid()).toBe(seat === 1 ? GRID : `AC${GRID.slice(2)}`);
      expect(screen.getByRole('grid', { name: `${other}'s grid` })).toBeVisible();
      const words = within(screen.getByRole('list', { name: 'Your words' }));
      expect(words.getAllByRole('link', { name: /DART/ })[0]).toHaveAttribute(
        'href',
        '/word-checker?word=DART&autoSubmit=true',
      );
    },
  );

  it("says 'Grid not available' where a grid is missing", async () => {
    const live = fakeLive(aView(unequal, 1, { player2Cells: [] }));
    expect(live.game.status).toBe('completed');
    loadPage('/game/ABC12');
    expect(await screen.findByText('Grid not available')).toBeVisible();
  });

  it('shares squares, green where a word scores', async () => {
    const { user } = open(unequal, 2);
    await user.click(await screen.findByRole('button', { name: 'Share Results' }));
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(copied).toHaveBeenCalledWith(
      [
        'TESSERA vs Anna',
        'I scored 20!',
        'Anna scored 32',
        '',
        '⬜⬜🟩🟩',
        '🟩🟩🟩🟩',
        '🟩🟩🟩🟩',
        '🟩🟩🟩🟩',
      ].join('\n'),
    );
  });

  it('asks for a rematch and goes to it', async () => {
    const { live, user, router } = open(unequal, 1);
    await user.click(await screen.findByRole('button', { name: 'Rematch' }));
    expect(live.sentOf('rematch')).toEqual([{ gameId: 'ABC12' }]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/game/NEXT1'));
  });

  it("takes up the other's offer of a rematch", async () => {
    const { live, user, router } = open(unequal, 1);
    await screen.findByRole('button', { name: 'Rematch' });
    live.say({ type: 'REMATCH_OFFERED', gameId: 'ABC12' });
    expect(await screen.findByText('Ben wants a rematch')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept Rematch' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/game/NEXT1'));
  });
});
