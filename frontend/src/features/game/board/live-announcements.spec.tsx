import { act, screen, waitFor } from '@testing-library/react';
import type { Envelope, LiveChange } from '@tessera/contracts/live';
import { otherSeat, type LiveCommand, type Seat } from '@tessera/rules';
import { recordAnnouncements } from '../../../ui/live-region/testing/record-announcements';
import { JOIN, aView, choose, fifteenRounds, place, played, round } from '../testing/a-view';
import { ownCells } from '../../../game-kit/testing/own-board';
import { openGameAt, onlyPresence } from '../testing/open-game-page';

beforeEach(() => void onlyPresence());

const open = async (commands: LiveCommand[], seat: Seat = 1) => {
  const heard = recordAnnouncements();
  const page = openGameAt(played(...commands), seat);
  await screen.findByText(/^Round \d+ of 16 vs/);
  await waitFor(() => expect(heard.at(-1)).toMatch(/^Round/));
  // Before that, the page was loading.
  heard.splice(0, heard.length - 1);
  /** The server reports the game after further commands, the last of which is the opponent's. */
  const report = (type: Envelope['type'], ...more: LiveCommand[]) => {
    const game = aView(played(...commands, ...more), seat);
    const change: LiveChange = {
      round: game.currentRound,
      by: otherSeat(seat),
      letter: game.currentLetter,
      phase: 'placing',
      placed: { 1: game.player1Submitted, 2: game.player2Submitted },
      cellIndex: null,
    };
    const { version } = game;
    page.live.say({ type, eventId: `ABC12:${version}:0`, gameId: 'ABC12', version, game, change });
  };
  return { ...page, heard, report };
};

it('says each event of a round once, together with what to do next', async () => {
  const { heard, report } = await open([JOIN, choose(1, 'C'), place(1, 0)]);
  report('ROUND_COMPLETE', place(2, 0));
  await screen.findByText('Round 2 of 16 vs Ben');
  report('LETTER_SELECTED', place(2, 0), choose(2, 'A'));
  await screen.findAllByText('Place the letter A');
  report('PLAYER_PLACED_LETTER', place(2, 0), choose(2, 'A'), place(2, 1));
  await waitFor(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual([
    'Round 1 of 16. Waiting for Ben to place',
    'Ben has placed. Round 2 of 16. Waiting for Ben to choose a letter',
    'Ben chose A. Place the letter A',
    'Ben has placed.',
  ]);
  expect(await screen.findByText("Opponent's Move")).toBeVisible();
});

it('tells the chooser how to go on: with Enter where the letter lies, or with a square first', async () => {
  const { heard, user } = await open([JOIN]);
  act(() => ownCells()[5]!.focus());
  await user.keyboard('s{ArrowRight} ');
  await waitFor(() => expect(heard.at(-1)).toBe('S in row 2, column 3'));
  expect(heard).toEqual([
    'Round 1 of 16. Your turn: choose a letter',
    'S in row 2, column 2. Enter submits it here.',
    'S in row 2, column 3',
  ]);
});

it('tells a chooser whose letter has no square what the keys do', async () => {
  const { heard, user } = await open([JOIN]);
  await user.keyboard('e');
  await waitFor(() =>
    expect(heard.at(-1)).toBe('E. Press Space on a square to place it, or Enter to choose it.'),
  );
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heard.at(-1)).toBe('You chose E. Press a square to place it.'));
});

it('says again why a square does nothing', async () => {
  const { heard, user } = await open([JOIN], 2);
  const why = 'No letter is currently selected. Please wait for a letter to be chosen.';
  for (let times = 1; times <= 2; times++) {
    await user.click(ownCells()[0]!);
    await waitFor(() => expect(heard.filter((text) => text === why)).toHaveLength(times));
  }
});

it('confirms a placement together with who is awaited', async () => {
  const { heard, live, user } = await open([JOIN, choose(1, 'C')]);
  live.answers.submit_placement = () => new Promise(() => undefined);
  act(() => ownCells()[0]!.focus());
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(heard.at(-1)).toBe('Your C is in place. Waiting for Ben to place'));
});

it('says who chose the last letter, and that nobody has placed it', async () => {
  const { heard, live } = await open([...fifteenRounds('CARDAREAREARDART')]);
  const { version } = played(...fifteenRounds('CARDAREAREARDART'), choose(2, 'T'));
  const placed = { 1: true, 2: true };
  const change: LiveChange = { round: 16, by: 2, letter: 'T', phase: 'completed', placed, cellIndex: null };
  live.say({ type: 'LETTER_SELECTED', eventId: `ABC12:${version}:0`, gameId: 'ABC12', version, change });
  await waitFor(() => expect(heard.at(-1)).toBe('Ben chose T. Processing your final results...'));
  expect(heard.join(' ')).not.toContain('has placed');
});

it("doesn't say that an opponent who was away from the start is back", async () => {
  const { heard, live } = await open([JOIN]);
  const game = { ...aView(played(JOIN), 1), player2Status: 'Away' as const };
  live.say({ type: 'STATE_SYNC', gameId: 'ABC12', version: game.version, game });
  live.say({ type: 'PRESENCE_UPDATE', status: 'active', gameId: 'ABC12' });
  live.say({ type: 'PLAYER_RETURNED', gameId: 'ABC12' });
  await waitFor(() => expect(heard.at(-1)).toBe('Ben is here'));
  expect(heard.filter((text) => text.startsWith('Ben'))).toHaveLength(1);
});

it('says that the opponent has gone, has come back, and has left', async () => {
  const { heard, live } = await open([JOIN, ...round(1, 'C')], 2);
  const say = (envelope: Omit<Envelope, 'gameId'>) => live.say({ ...envelope, gameId: 'ABC12' });
  say({ type: 'PRESENCE_UPDATE', status: 'away' });
  say({ type: 'PRESENCE_UPDATE', status: 'away' });
  await waitFor(() => expect(heard.at(-1)).toBe('Anna is away'));
  say({ type: 'PLAYER_RETURNED' });
  await waitFor(() => expect(heard.at(-1)).toBe('Anna is back'));
  expect(heard).toEqual(['Round 2 of 16. Your turn: choose a letter', 'Anna is away', 'Anna is back']);
  say({ type: 'STATUS_UPDATED', status: 'away', reason: 'left' });
  await waitFor(() => expect(heard.at(-1)).toContain('Anna has left the game'));
  expect(heard.filter((text) => text === 'Anna is away')).toHaveLength(1);
});
