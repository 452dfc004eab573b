import { newDaily, plainDate, replayDaily, type PlainDate } from '@tessera/rules';
import { act, screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../store/identity';
import { completionOn, recordCompletion } from '../../store/completions';
import { saveDaily, savedDaily } from '../../store/saved-daily';
import { refusal, type FakeAnswer } from '../../store/testing/fake-fetch';
import { BLIND, aCompletion, aGame, dailyServer } from './testing/daily-server';
import { boardText, loadDaily, playRounds, roundIs, submitButton, submitIsOpen } from './testing/open-table';

const TODAY = plainDate('2026-11-20');
const YESTERDAY = plainDate('2026-11-19');
const CREATE = 'POST /api/1pv3/create';
const COMPLETE = 'POST /api/1pv3/game-689/complete';
const ALREADY_PLAYED = "Today's game has already been played on this browser. Please play again tomorrow.";

/** Midnight has passed while the device slept. */
const comesTheMorning = () => {
  itIs('2026-11-21T07:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

const itIs = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));

/** A game as this browser keeps it, its letters laid in reading order. */
const keep = (date: PlainDate, rounds: number, gameNumber = 689) => {
  const moves = Array.from({ length: rounds }, (_, i) => ({
    round: i + 1,
    letter: i % 2 === 0 ? BLIND[i / 2]! : 'E',
    cellIndex: i,
  }));
  const { playerUUID } = currentIdentity();
  const facts = { gameId: `game-${gameNumber}`, gameNumber, date, playerUUID, startedAt: '' };
  saveDaily(
    { facts, state: replayDaily(BLIND, moves) ?? newDaily(BLIND) },
    moves.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 })),
  );
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  itIs('2026-11-20T10:30:00Z');
});
afterEach(() => jest.restoreAllMocks());

it('resumes after a reload what this browser kept, the loose letter included, without a new game', async () => {
  const server = dailyServer();
  const table = loadDaily();
  await playRounds(table, 1, 3);
  await table.user.click(screen.getAllByRole('gridcell')[8]!);
  await table.user.click(await screen.findByRole('button', { name: 'Q' }));
  table.close();

  loadDaily();
  await roundIs(4);
  expect(boardText()).toBe('BEA.....Q.......');
  expect(submitIsOpen()).toBe(true);
  expect(server.asked(CREATE)).toHaveLength(1);
});

it('resumes without any connection', async () => {
  keep(TODAY, 6);
  const server = dailyServer();
  server.answers['GET /api/1pv3/check-completion'] = 'no connection';
  loadDaily();
  await roundIs(7);
  expect(boardText()).toBe('BEAETE..........');
});

it('names its player in every request', async () => {
  const server = dailyServer();
  loadDaily();
  await roundIs(1);
  const players = server.requests.map(({ headers }) => headers.get('x-player-uuid'));
  expect(new Set(players)).toEqual(new Set([currentIdentity().playerUUID]));
});

it('takes a kept game that makes no sense for none', async () => {
  localStorage.setItem('1pv3_daily_game_2026-11-20', '{"gameId":"game-689","roundHistory":[{"round":9}]}');
  const server = dailyServer();
  loadDaily();
  await roundIs(1);
  expect(server.asked(CREATE)).toHaveLength(1);
});

describe('a second game on the same day is refused', () => {
  const expectRefusal = async (results: string | null) => {
    expect(await screen.findByText(ALREADY_PLAYED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    const link = screen.queryByRole('link', { name: 'See Results' });
    expect(link?.getAttribute('href') ?? null).toBe(results);
  };

  it('by what this browser remembers', async () => {
    const server = dailyServer();
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
    loadDaily();
    await expectRefusal('/1pv3-results/game-689');
    expect(server.requests).toEqual([]);
  });

  it('by what the server knows', async () => {
    const server = dailyServer();
    server.completion = aCompletion();
    loadDaily();
    await expectRefusal('/1pv3-results/game-689');
    expect(localStorage.getItem('1pv3_daily_completions')).toContain('"20/11/2026"');
  });

  it('by what the server knows, though a game was begun here too', async () => {
    keep(TODAY, 3);
    const server = dailyServer();
    server.completion = aCompletion();
    loadDaily();
    await expectRefusal('/1pv3-results/game-689');
    expect(savedDaily(TODAY)).toBeNull();
  });

  it('and no longer on the next day, when the page is still open', async () => {
    dailyServer();
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY);
    loadDaily();
    await expectRefusal('/1pv3-results/game-689');
    comesTheMorning();
    await roundIs(1);
  });

  it('also where the server does not say which game it was', async () => {
    const server = dailyServer();
    server.answers[CREATE] = { status: 409, body: refusal('DAILY_COMPLETED', ALREADY_PLAYED) };
    loadDaily();
    await expectRefusal(null);
  });
});

it('says that the game could not be had, and tries again on demand', async () => {
  const server = dailyServer();
  server.answers[CREATE] = 'no connection';
  const { user } = loadDaily();
  expect(await screen.findByText('Failed to initialize Daily Challenge')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toBeVisible();

  delete server.answers[CREATE];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await roundIs(1);
});

it('says why the server gives no game, where it says so', async () => {
  const server = dailyServer();
  server.answers[CREATE] = { status: 429, body: refusal('RATE_LIMITED', 'Slow down.') };
  loadDaily();
  expect(await screen.findByText('Slow down.')).toBeVisible();
});

it('says that an answer without a game is none', async () => {
  const server = dailyServer();
  server.answers[CREATE] = { status: 201, body: { success: true } };
  loadDaily();
  expect(await screen.findByText('No game data available')).toBeVisible();
});

describe('a game that the server does not know', () => {
  const RENEWED = 'POST /api/1pv3/game-new/complete';
  const forgetful = (letters = BLIND) => {
    const server = dailyServer(
      aGame({ gameId: 'game-new', letterSequence: [...letters, ...Array<string>(8).fill('')] }),
    );
    server.knowsGame = false;
    server.answers[COMPLETE] = { status: 404, body: refusal('GAME_NOT_FOUND', 'No such game.') };
    return server;
  };

  it('goes on under a new id where the letters are the same', async () => {
    keep(TODAY, 6);
    const server = forgetful();
    const table = loadDaily();
    await roundIs(7);
    await waitFor(() => expect(savedDaily(TODAY)?.facts.gameId).toBe('game-new'));
    expect(boardText()).toBe('BEAETE..........');
    await playRounds(table, 7, 16);
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(COMPLETE)).toHaveLength(0);
    expect(server.asked(RENEWED)).toHaveLength(1);
  });

  it('starts anew where the letters are others, and says so', async () => {
    keep(TODAY, 6);
    forgetful([...'ZYXWVUTS']);
    loadDaily();
    await roundIs(1);
    expect(boardText()).toBe('.'.repeat(16));
    expect(
      (await screen.findAllByText("Today's letters have changed: the game starts anew")).length,
    ).toBeGreaterThan(0);
  });

  it('is delivered under a new id when its grid was full already', async () => {
    keep(TODAY, 16);
    const server = forgetful();
    loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    expect(server.asked(RENEWED)).toHaveLength(1);
  });

  it('is told to be lost where it belongs to another player, and another one can be begun', async () => {
    keep(TODAY, 16);
    const server = dailyServer(aGame({ gameId: 'game-new' }));
    server.answers[COMPLETE] = { status: 403, body: refusal('NOT_YOUR_GAME', 'This is not your game.') };
    const { user } = loadDaily();
    expect(await screen.findByText('Game #689 could not be taken')).toBeVisible();
    expect(screen.getByText('This is not your game.')).toBeVisible();
    expect(savedDaily(TODAY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await roundIs(1);
  });
});

it('keeps a full grid on the table though a late answer says that the date was completed', async () => {
  keep(TODAY, 15);
  const server = dailyServer();
  server.completion = aCompletion({ finalScore: 3 });
  let answer: (given: FakeAnswer) => void = () => undefined;
  server.answers['GET /api/1pv3/check-completion'] = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  server.answers[COMPLETE] = 'no connection';
  const table = loadDaily();
  await playRounds(table, 16, 16);
  await screen.findAllByText('Failed to submit game. Please try again.');
  answer({ body: { success: true, completion: aCompletion(), hasCompleted: true, hasActiveGame: false } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(boardText()).not.toContain('.');
  expect(screen.queryByText(ALREADY_PLAYED)).toBeNull();
});

it('finishes a game that ran past midnight as the game of its own date', async () => {
  const server = dailyServer();
  const table = loadDaily();
  await playRounds(table, 1, 10);
  itIs('2026-11-21T10:30:00Z');
  await playRounds(table, 11, 16);
  expect(await screen.findByText('The results')).toBeVisible();
  expect(server.asked(COMPLETE)).toHaveLength(1);
  expect(server.asked(CREATE)).toHaveLength(1);
  expect(localStorage.getItem('1pv3_daily_completions')).toContain('"20/11/2026"');
});

describe("yesterday's game is unfinished", () => {
  const open = () => {
    keep(YESTERDAY, 5, 688);
    itIs('2026-11-20T02:00:00Z');
    const server = dailyServer();
    return { server, ...loadDaily() };
  };

  it('can be finished', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Finish #688' }));
    await roundIs(6);
    expect(boardText()).toBe('BEAET...........');
    expect(server.asked(CREATE)).toHaveLength(0);
  });

  it("leaves the way free for today's", async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: "Play today's game #689" }));
    await roundIs(1);
    expect(server.asked(CREATE)).toHaveLength(1);
    expect(savedDaily(YESTERDAY)?.state.round).toBe(6);
  });

  it('is not spoken of where no letter was placed in it', async () => {
    keep(YESTERDAY, 0, 688);
    dailyServer();
    loadDaily();
    await roundIs(1);
    expect(screen.queryByText(/#688/)).toBeNull();
  });

  it('is not spoken of any more once its date is over everywhere', async () => {
    keep(plainDate('2026-11-17'), 5, 686);
    dailyServer();
    loadDaily();
    await roundIs(1);
    expect(savedDaily(plainDate('2026-11-17'))).toBeNull();
  });
});

describe('the full grid', () => {
  it('stays on the table while the server fails, and Submit sends it again', async () => {
    keep(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = {
      status: 500,
      body: refusal('INTERNAL', 'Something went wrong on our side.'),
    };
    const table = loadDaily();
    await playRounds(table, 16, 16);
    expect((await screen.findAllByText('Failed to submit game. Please try again.')).length).toBeGreaterThan(
      0,
    );
    expect(boardText()).not.toContain('.');

    delete server.answers[COMPLETE];
    await waitFor(() => expect(submitIsOpen()).toBe(true));
    await table.user.click(submitButton());
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('goes on its way by itself when the connection is back', async () => {
    keep(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = 'no connection';
    const table = loadDaily();
    await playRounds(table, 16, 16);
    await screen.findByText('It is kept here. Submit sends it once more.');
    server.answers['HEAD /api/connectivity-test'] = 'no connection';
    await screen.findByText('Please reconnect. Your grid is kept until then.');
    server.answers = {};
    expect(await screen.findByText('The results')).toBeVisible();
  });

  it('is delivered once after a reload', async () => {
    keep(TODAY, 16);
    const server = dailyServer();
    const first = loadDaily();
    expect(await screen.findByText('The results')).toBeVisible();
    first.close();

    loadDaily();
    expect(await screen.findByText(ALREADY_PLAYED)).toBeVisible();
    expect(server.asked(COMPLETE)).toHaveLength(1);
    expect(savedDaily(TODAY)).toBeNull();
  });

  it("of yesterday is delivered beside today's game", async () => {
    keep(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      body: { success: true, game: aGame({ gameId: 'game-688', gameNumber: 688, playerScore: 21 }) },
    };
    loadDaily();
    expect((await screen.findAllByText('Game #688 is in: 21 points')).length).toBeGreaterThan(0);
    await roundIs(1);
    expect(savedDaily(YESTERDAY)).toBeNull();
    expect(localStorage.getItem('1pv3_daily_completions')).toContain('"19/11/2026"');
  });

  it('of yesterday that the server refuses for good is not lost in silence', async () => {
    keep(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      status: 404,
      body: refusal('GAME_NOT_FOUND', 'No such game.'),
    };
    loadDaily();
    expect(
      (await screen.findAllByText('Game #688 could not be taken: No such game.')).length,
    ).toBeGreaterThan(0);
    expect(savedDaily(YESTERDAY)).toBeNull();
  });

  it('of yesterday gives way to one that was completed elsewhere', async () => {
    keep(YESTERDAY, 16, 688);
    const server = dailyServer();
    server.answers['POST /api/1pv3/game-688/complete'] = {
      status: 409,
      body: refusal('GRID_DIFFERS', 'Another grid.'),
    };
    const completion = aCompletion({ date: YESTERDAY, gameNumber: 688, gameId: 'game-688', finalScore: 27 });
    server.answers['GET /api/1pv3/check-completion'] = {
      body: { success: true, completion, hasCompleted: true, hasActiveGame: false },
    };
    loadDaily();
    await waitFor(() => expect(completionOn(YESTERDAY)?.finalScore).toBe(27));
    expect(savedDaily(YESTERDAY)).toBeNull();
  });

  it('is not taken for completed by an answer without a score', async () => {
    keep(TODAY, 15);
    const server = dailyServer();
    server.answers[COMPLETE] = { body: { success: true, game: { ...aGame(), playerScore: undefined } } };
    await playRounds(loadDaily(), 16, 16);
    expect((await screen.findAllByText('Backend failed to calculate score properly')).length).toBeGreaterThan(
      0,
    );
    expect(localStorage.getItem('1pv3_daily_completions')).toBeNull();
    expect(savedDaily(TODAY)).not.toBeNull();
  });

  it('gives way to a grid that was completed elsewhere', async () => {
    keep(TODAY, 16);
    const server = dailyServer();
    server.answers[COMPLETE] = { status: 409, body: refusal('GRID_DIFFERS', 'Another grid.') };
    loadDaily();
    expect(await screen.findByText(ALREADY_PLAYED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Results' })).toHaveAttribute(
      'href',
      '/1pv3-results/game-689',
    );
    expect(savedDaily(TODAY)).toBeNull();
  });
});

describe('another tab with the same game', () => {
  const writeElsewhere = (write: () => void) =>
    act(() => {
      write();
      window.dispatchEvent(new StorageEvent('storage'));
    });

  it('that is further ahead wins', async () => {
    keep(TODAY, 3);
    dailyServer();
    loadDaily();
    await roundIs(4);
    writeElsewhere(() => keep(TODAY, 8));
    await roundIs(9);
    expect(boardText()).toBe('BEAETESE........');
  });

  it('that is behind changes nothing', async () => {
    keep(TODAY, 8);
    dailyServer();
    loadDaily();
    await roundIs(9);
    writeElsewhere(() => keep(TODAY, 3));
    await roundIs(9);
  });

  it('that has completed it leads to the results', async () => {
    keep(TODAY, 3);
    dailyServer();
    loadDaily();
    await roundIs(4);
    writeElsewhere(() =>
      recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY),
    );
    expect(await screen.findByText('The results')).toBeVisible();
  });
});
