import type { Page } from '@playwright/test';
import type { FinishedGame, Replay, ReplayPlayer } from '@tessera/contracts/replays';
import { fakeResponse } from './fake-responses';

const LETTERS = [...'NATAPANOIXEWEEST'];
const CELLS = [
  [15, 5, 6, 10, 1, 11, 13, 14, 9, 8, 4, 3, 2, 7, 0, 12],
  [10, 6, 5, 0, 2, 1, 15, 11, 14, 4, 7, 13, 9, 12, 8, 3],
];

const player = (place: 0 | 1, name: string | null, score: number): ReplayPlayer => ({
  publicId: `00000000-0000-8000-8000-00000000000${place}`,
  name,
  isDeleted: false,
  score,
  words: [],
  cells: CELLS[place]!,
});

/** A game that player 1 won by five points. */
const REPLAY: Replay = {
  mode: 'live',
  completedAt: '2026-11-20T18:00:00.000Z',
  gameNumber: null,
  date: null,
  level: null,
  lexicon: '2026.12',
  letters: LETTERS,
  chosenBy: LETTERS.map((_, index) => (index % 2 === 0 ? 0 : 1)),
  players: [player(0, 'Marigold', 27), player(1, 'Ben', 22)],
};

/** The replay of one game, for its first player and for those with the link of a share. */
export async function fakeReplay(page: Page): Promise<{ gameId: string; shareId: string }> {
  const [gameId, shareId] = ['AB123', 'abcDEF1234'];
  const shareUrl = `https://example.org/replay/${shareId}`;
  await fakeResponse(page, `**/api/games/${gameId}/replay`, {
    success: true,
    gameId,
    replay: REPLAY,
    you: 0,
    shareId: null,
  });
  await fakeResponse(page, `**/api/replays/${shareId}`, {
    success: true,
    shareId,
    replay: REPLAY,
    sharedBy: 0,
    shareUrl,
  });
  return { gameId, shareId };
}

const FRIENDS = ['Marigold', 'A name of twenty five ltrs', 'Ōtsuka Yūki', null];

/** Finished live games against several friends, with more to load. */
export async function fakeFinishedGames(page: Page): Promise<void> {
  const games = Array.from({ length: 6 }, (_, place): FinishedGame => {
    const friend = place % FRIENDS.length;
    const publicId = `00000000-0000-8000-8000-00000000000${friend}`;
    return {
      gameId: `AB12${place}`,
      completedAt: `2026-11-1${9 - place}T18:00:00.000Z`,
      playerPosition: 1,
      score: 24 - place,
      opponentScore: 20 + (place % 3),
      opponent: { publicId, playerName: FRIENDS[friend]!, isDeleted: friend === FRIENDS.length - 1 },
    };
  });
  await fakeResponse(page, '**/api/games/player/*/finished*', { success: true, games, next: '1-AB125' });
}
