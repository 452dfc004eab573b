import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { namesIn, openLeaderboards } from './testing/leaderboards';

it('lists The 32 Club, or says that it has no members yet', async () => {
  const club = (leaderboard: object[]) => ({
    '/api/leaderboard/32club': { body: { success: true, leaderboard } },
  });
  const { close } = openLeaderboards(
    club([{ playerUUID: 'ada', playerName: 'Ada', perfectScoreCount: 3 }]),
    PAGES.the32Club,
  );
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  close();
  openLeaderboards(club([]), PAGES.the32Club);
  expect(await screen.findByText('No perfect scores yet!')).toBeVisible();
  expect(screen.getByText('Be the first to achieve a perfect 32-point game.')).toBeVisible();
});

it('shows more of The 32 Club on request, with continued ranks, even after a failure', async () => {
  const path = '/api/leaderboard/32club';
  const ada = { playerUUID: 'ada', playerName: 'Ada', perfectScoreCount: 3 };
  const answers: Record<string, FakeResponse> = {
    [path]: { body: { success: true, leaderboard: [ada], hasMore: true } },
  };
  const { asked, user } = openLeaderboards(answers, PAGES.the32Club);
  const more = await screen.findByRole('button', { name: 'Show More' });
  answers[path] = { status: 500 };
  await user.click(more);
  expect(await screen.findByText('Failed to load The 32 Club')).toBeVisible();
  expect(namesIn('The 32 Club')).toEqual(['Ada']);

  const bea = { playerUUID: 'bea', playerName: 'Bea', perfectScoreCount: 1 };
  answers[path] = { body: { success: true, leaderboard: [bea], hasMore: false } };
  await user.click(more);
  expect(await screen.findByText('Bea')).toBeVisible();
  expect(namesIn('The 32 Club')).toEqual(['Ada', 'Bea']);
  expect(screen.getByRole('img', { name: '2' })).toHaveTextContent('🥈');
  expect(Object.fromEntries(asked.at(-1)?.query ?? [])).toEqual({ afterCount: '3', afterName: 'Ada' });
  await waitFor(() => expect(more).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).toBeNull();
});
