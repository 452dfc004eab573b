import {
  type Challenge,
  type ChallengeGame,
  type ChallengeGrid,
  CHALLENGE_TEXTS,
} from '@tessera/contracts/challenges';
import { CHALLENGE_PAGE, pathOf } from '@tessera/contracts/wire';
import {
  BLIND_LETTERS,
  blindLetterOf,
  gridFromText,
  reviewRounds,
  ROUNDS,
  rowsFromGrid,
} from '@tessera/rules';
import { PRODUCT, titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { letterSequenceOf } from '../solo-games/index.js';
import type { Lexicon } from '../words/index.js';
import type { ChallengeGameEntity } from './challenge.entity.js';
import type { GridRow } from './challenge-games.repository.js';
import type { ChallengeRow } from './challenges.repository.js';
import type { PageHeads } from '../platform/http/documents.js';

/** The rows of a grid without empty cells. */
export const fullRowsOf = (text: string): string[][] => rowsFromGrid(gridFromText(text)) as string[][];

/**
 * A challenge as this player may see it. The letters are for those who know them, the rating also for others if
 * the maker shows it. `address` is the product's own.
 */
export function challengeView(row: ChallengeRow, viewer: string | undefined, address: string): Challenge {
  const { code, name, showsFigures, playedBy, perfect, difficulty, ownStatus } = row;
  const isOwn = row.playerUUID === viewer;
  const isCompleted = ownStatus === 'completed';
  return {
    code,
    url: address + pathOf(CHALLENGE_PAGE, { code }),
    name,
    maker: { playerUUID: isOwn ? row.playerUUID : row.makerPublicId, playerName: row.makerName },
    isOwn,
    letters: isOwn || ownStatus !== null ? ([...row.letters] as Challenge['letters']) : null,
    figures: isOwn || showsFigures || isCompleted ? { perfect, difficulty } : null,
    showsFigures,
    playedBy,
    state: ownStatus ?? 'new',
    score: isCompleted ? row.ownScore : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A game as its own player sees it. */
export function challengeGameView(game: ChallengeGameEntity, lexicon: Lexicon): ChallengeGame {
  const { code, playerUUID, status, playerScore } = game;
  const isCompleted = status === 'completed';
  const letterSequence = letterSequenceOf(game);
  const [createdAt, completedAt] = [game.createdAt.toISOString(), game.completedAt?.toISOString() ?? null];
  return {
    gameId: `PML-${code}`,
    code,
    playerUUID,
    status,
    currentRound: isCompleted ? ROUNDS : 1,
    currentRoundState: 'placing',
    currentLetter: isCompleted ? null : blindLetterOf(1, letterSequence.slice(0, BLIND_LETTERS)),
    playerGrid: rowsFromGrid(gridFromText(game.playerGrid)),
    lexicon: game.lexicon,
    playerWords: game.playerWords,
    playerScore,
    finalScore: isCompleted ? playerScore : null,
    letterSequence,
    roundHistory: reviewRounds(game.roundHistory ?? [], lexicon.scorerOf(game.lexicon).scoreGrid),
    createdAt,
    completedAt,
    lastActivityAt: completedAt ?? createdAt,
  };
}

/** A grid as another player, or its own, sees it after playing. */
export function challengeGridView(
  row: GridRow,
  { viewer, maker }: { viewer: string; maker: string },
): ChallengeGrid {
  const { playerUUID, publicId, playerName, place, playerWords, playerScore, completedAt } = row;
  const isOwn = playerUUID === viewer;
  return {
    playerUUID: isOwn ? playerUUID : publicId,
    playerName,
    isOwn,
    isMakers: playerUUID === maker,
    place,
    playerGrid: fullRowsOf(row.playerGrid),
    playerWords,
    score: playerScore,
    completedAt: completedAt.toISOString(),
  };
}

/**
 * The head of every challenge's page. It is the same for all, so that a link preview shows neither letters nor a name,
 * and whoever has no code learns nothing. Search engines leave these pages out.
 */
export const CHALLENGE_HEADS: PageHeads = {
  [CHALLENGE_PAGE]: () =>
    Promise.resolve({
      status: 200,
      title: titleOf(TEXTS.playLetters),
      meta: {
        'og:type': 'website',
        'og:site_name': PRODUCT,
        'og:title': TEXTS.playLetters,
        'og:description': CHALLENGE_TEXTS.preview,
      },
      noIndex: true,
    }),
};
