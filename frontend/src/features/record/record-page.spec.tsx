import { PAGES } from '@tessera/contracts/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rejection } from '../../store/testing/fake-fetch';
import { aGame, anOpponent, answersFor, openRecord, TODAY } from './testing/open-record';

const GAMES = [
  aGame('2026-11-21', 17),
  aGame('2026-11-20', 24),
  aGame('2026-11-19', 24, { mergedAt: '2026-11-21T09:00:00.000Z' }),
  aGame('2026-10-31', 32),
];

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${TODAY}T10:30:00Z`));
});

const linkNamed = (name: string | RegExp) => screen.findByRole('link', { name });

it('shows the headline numbers, each of which leads to its games', async () => {
  openRecord(answersFor(GAMES));
  expect(await linkNamed('4 Games')).toHaveAttribute('href', PAGES.recordGames);
  expect(await linkNamed('24.3 Average')).toBeVisible();
  expect(await linkNamed('32 Best')).toHaveAttribute('href', `${PAGES.recordGames}?score=32`);
  expect(await linkNamed('1 32s')).toHaveAttribute('href', `${PAGES.recordGames}?score=32`);
});

it('says how often there was each score, and leads to those games', async () => {
  openRecord(answersFor(GAMES));
  const slider = await screen.findByRole('slider', { name: 'Score' });
  expect(slider).toHaveAttribute('aria-valuetext', '24 points: 2 games');
  expect(await linkNamed('See the games')).toHaveAttribute('href', `${PAGES.recordGames}?score=24`);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1 point: 0 games');
  expect(screen.queryByRole('link', { name: 'See the games' })).toBeNull();
});

it('shows the year as a calendar with a single tab stop for each month', async () => {
  const { user } = openRecord(answersFor(GAMES));
  const november = within(await screen.findByRole('grid', { name: 'November' }));
  const days = await november.findAllByRole('link');
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    '19 November, 24 points',
    '20 November, 24 points',
    '21 November, 17 points',
  ]);
  expect(days.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  act(() => days[2]!.focus());
  await user.keyboard('{ArrowLeft}');
  expect(days[1]).toHaveFocus();
  await user.keyboard('{Home}{ArrowUp}');
  expect(days[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(days[2]).toHaveFocus();
  expect(await linkNamed('October')).toHaveAttribute('href', `${PAGES.recordGames}?month=2026-10`);
  expect(screen.queryByRole('grid', { name: 'September' })).toBeNull();
  expect(days[0]).toHaveAttribute('href', '/1pv3-results/1PV3-2026-11-19');
});

it('turns to the years that have games, and to no others', async () => {
  const { user, asked } = openRecord(answersFor([...GAMES, aGame('2025-12-24', 21)]));
  const next = await screen.findByRole('button', { name: 'Next year' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  expect(await screen.findByRole('heading', { name: '2025' })).toBeVisible();
  expect(await linkNamed('24 December, 21 points')).toBeInTheDocument();
  expect(asked.filter(({ query }) => query.get('year') === '2025')).toHaveLength(1);
});

it('explains the streak day by day', async () => {
  openRecord(answersFor(GAMES));
  const ledger = within(await screen.findByRole('list', { name: 'Your streak, day by day' }));
  const rows = await ledger.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Streak 0Streak of 2 endedSat 21 Nov17 points: below 20',
    'Streak 2Extended to 2Fri 20 Nov24 points',
    'Streak 1A new streak beganThu 19 Nov24 points. Added from another browser or device on 21 November',
    'Streak 0Streak of 1 endedWed 4 Nov4 days since your last game: more than 3',
    'Streak 1Kept at 1Tue 3 Nov3 days since your last game: up to 3 are fine',
    'Streak 1Kept at 1Mon 2 Nov2 days since your last game: up to 3 are fine',
    'Streak 1Kept at 1Sun 1 Nov1 day since your last game: up to 3 are fine',
    'Streak 1A new streak beganSat 31 Oct32 points',
  ]);
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/1pv3-results/1PV3-2026-11-21');
});

it('says until when the next game has to be played', async () => {
  openRecord(answersFor([aGame('2026-11-20', 24)]));
  expect(await screen.findByText('Play by Mon 23 Nov to keep your streak of 1')).toBeVisible();
  expect(screen.getByText('1 now · best 1')).toBeVisible();
});

it("says which games don't count for the streak, and what games from another browser changed", async () => {
  const answers = answersFor([
    aGame('2026-11-21', 9, { outside: 'shortens' }),
    aGame('2026-11-20', 30, { outside: 'late' }),
    aGame('2026-11-19', 24),
  ]);
  const merge = {
    date: '2026-11-22',
    kind: 'merged',
    at: '2026-11-22T09:00:00.000Z',
    added: 12,
    outside: 1,
    duplicates: 2,
    streakBefore: 4,
    streakAfter: 9,
    bestBefore: 9,
    bestAfter: 9,
  };
  const { body } = answers.ledger as { body: { entries: object[] } };
  body.entries.unshift(merge);
  openRecord(answers);
  expect(await screen.findByText('12 games added from another browser or device')).toBeVisible();
  expect(
    screen.getByText(
      "Your streak went from 4 to 9, your best stayed at 9. 1 game that would have shortened it doesn't count. 2 games left out: you had already played on those days.",
    ),
  ).toBeVisible();
  expect(
    screen.getByText("9 points. Doesn't count toward your streak, because it would have shortened it"),
  ).toBeVisible();
  expect(
    screen.getByText("30 points. Finished after its day was over: doesn't count toward your streak"),
  ).toBeVisible();
});

it('shows more of a long ledger on request, even after a failure', async () => {
  const answers = answersFor(
    Array.from({ length: 20 }, (_, i) => aGame(`2026-11-${String(20 - i).padStart(2, '0')}`, 25)),
  );
  const { body } = answers.ledger as { body: { hasMore: boolean } };
  body.hasMore = true;
  const { user, asked } = openRecord(answers);
  const rows = () => screen.getByRole('list', { name: 'Your streak, day by day' }).children.length;
  const more = await screen.findByRole('button', { name: 'Show More' });
  expect(rows()).toBe(12);
  answers.ledger = 'no connection';
  await user.click(more);
  expect(await screen.findByText(/^Failed to load your streak/)).toBeVisible();
  expect(rows()).toBe(22);
  answers.ledger = { body: { success: true, entries: [], hasMore: false } };
  await user.click(more);
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(asked.at(-1)?.query.get('before')).toBe('2026-11-01');
  // There was nothing more.
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('moves the focus to the first of the last rows of the ledger', async () => {
  const days = Array.from({ length: 20 }, (_, i) => aGame(`2026-11-${String(20 - i).padStart(2, '0')}`, 25));
  const { user } = openRecord(answersFor(days));
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  expect(screen.getByRole('list', { name: 'Your streak, day by day' }).children[12]).toHaveFocus();
});

it('lists friends with the balance, the margin, and links to the last games', async () => {
  const answers = answersFor(GAMES);
  const opponents = [
    anOpponent(),
    anOpponent({ publicId: '2', playerName: null, won: 0, lost: 2, meanMargin: -2.5 }),
    anOpponent({ publicId: '3', playerName: null, isDeleted: true, tied: 1, meanMargin: 0 }),
  ];
  answers.opponents = { body: { success: true, opponents, hasMore: false } };
  openRecord(answers);
  expect(await screen.findByRole('heading', { name: 'Ben' })).toBeVisible();
  expect(screen.getByText('Won 1 · lost 0 · tied 0')).toBeVisible();
  expect(screen.getByText('6.0 points ahead on average')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Anonymous' })).toBeVisible();
  expect(screen.getByText('2.5 points behind on average')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Deleted player' })).toBeVisible();
  expect(screen.getByText('Even on average')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Report / }).map((button) => button.ariaLabel)).toEqual([
    'Report Ben',
  ]);
  const [game] = screen.getAllByRole('link', { name: 'Won 24 to 18, 20 November' });
  expect(game).toHaveAttribute('href', '/review/AB123');
});

it('says that more friends cannot be loaded, and tries again', async () => {
  const answers = answersFor(GAMES);
  answers.opponents = { body: { success: true, opponents: [anOpponent()], hasMore: true } };
  const { user } = openRecord(answers);
  const more = await screen.findByRole('button', { name: 'Show More' });
  answers.opponents = 'no connection';
  await user.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load your games with friends/);
  const opponents = [anOpponent({ publicId: '2', playerName: 'Cleo' })];
  answers.opponents = { body: { success: true, opponents, hasMore: false } };
  await user.click(more);
  const cleo = await screen.findByRole('heading', { name: 'Cleo' });
  expect(cleo).toBeVisible();
  expect(cleo.closest('li')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('invites a new player to play', async () => {
  openRecord(answersFor([]));
  expect(await screen.findByText("Play today's game to begin your record.")).toBeVisible();
  expect(screen.getByRole('link', { name: "Today's Game" })).toHaveAttribute('href', PAGES.daily);
  expect(await linkNamed('Play a Friend')).toHaveAttribute('href', PAGES.playFriend);
});

it('says that the record cannot be loaded, and tries again', async () => {
  const answers = answersFor(GAMES);
  const { record } = answers;
  answers.record = { status: 503, body: rejection('UNAVAILABLE', 'Not right now.') };
  const { user } = openRecord(answers);
  expect(await screen.findByText('Failed to load your record')).toBeVisible();
  expect(screen.getByText('Not right now.')).toBeVisible();
  answers.record = record!;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await linkNamed('4 Games')).toBeVisible();
});

it('keeps the rest of the page if the calendar, the ledger and the friends fail', async () => {
  const { record } = answersFor(GAMES);
  openRecord({ record: record! });
  expect(await linkNamed('4 Games')).toBeVisible();
  expect(await screen.findByText(/^Failed to load the calendar/)).toBeVisible();
  expect(await screen.findByText(/^Failed to load your streak/)).toBeVisible();
  expect(await screen.findByText(/^Failed to load your games with friends/)).toBeVisible();
});

describe('the games behind a number', () => {
  it('are listed with what they do not count for, and can be opened', async () => {
    const games = [
      aGame('2026-11-20', 24, { heldBack: 'too-fast' }),
      aGame('2025-11-19', 24, { outside: 'late' }),
    ];
    const { asked } = openRecord(answersFor(games), `${PAGES.recordGames}?score=24`);
    expect(screen.getByRole('heading', { level: 1, name: 'Games with 24 points' })).toBeVisible();
    const [first, second] = await screen.findAllByRole('link', { name: /24 points/ });
    expect(first).toHaveTextContent("Fri 20 Nov · #680Doesn't count on public leaderboards24");
    expect(second).toHaveTextContent('Wed 19 Nov 2025');
    expect(first).toHaveAttribute('href', '/1pv3-results/1PV3-2026-11-20');
    expect(asked[0]?.query.get('score')).toBe('24');
    expect(await linkNamed('Back to Your Record')).toHaveAttribute('href', PAGES.record);
  });

  it('are those of a month', async () => {
    const { asked } = openRecord(answersFor(GAMES), `${PAGES.recordGames}?month=2026-10`);
    expect(screen.getByRole('heading', { level: 1, name: 'October 2026' })).toBeVisible();
    await screen.findAllByText(/#680/);
    expect(asked[0]?.query.get('month')).toBe('2026-10');
  });

  it('come in pages', async () => {
    const answers = answersFor(GAMES);
    answers.games = { body: { success: true, games: GAMES, hasMore: true } };
    const { user, asked } = openRecord(answers, PAGES.recordGames);
    const more = await screen.findByRole('button', { name: 'Show More' });
    answers.games = { body: { success: true, games: [aGame('2026-10-01', 5)], hasMore: false } };
    await user.click(more);
    const added = await screen.findByText('Thu 1 Oct');
    expect(added).toBeVisible();
    expect(added.closest('li')).toHaveFocus();
    expect(asked.at(-1)?.query.get('before')).toBe('2026-10-31');
  });

  it('may be none, or fail to load', async () => {
    const { close } = openRecord(answersFor([]), `${PAGES.recordGames}?score=3`);
    expect(await screen.findByText('No games here')).toBeVisible();
    close();
    openRecord({}, `${PAGES.recordGames}?score=3`);
    expect(await screen.findByText(/^Failed to load the games/)).toBeVisible();
  });

  it.each(['score=33', 'score=x', 'month=2026-13', ''])('are all games with %p', async (asked) => {
    openRecord(answersFor(GAMES), `${PAGES.recordGames}?${asked}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
    expect(await screen.findAllByText(/#680/)).toHaveLength(GAMES.length);
  });
});
