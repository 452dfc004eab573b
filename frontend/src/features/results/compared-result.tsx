import { type PublicResult, RESULTS_TEXTS } from '@tessera/contracts/results';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { gridFromRows, lineLengths, plainDate, scoringCells, type ScoringWord } from '@tessera/rules';
import { comparedText, RESULTS_LABELS } from './results-labels';
import { MatchLines } from '../../game-kit/match/match-lines';
import type { MatchSide } from '../../game-kit/match/match';
import { ResultSide } from '../../game-kit/match/result-side';
import { revealAt } from '../../game-kit/result/use-score-reveal';
import { useToday } from '../../store/daily/today';
import { Name } from '../../ui/layout/name';
import { ShareDailyButton } from './share-dialogs.public';

type Own = NonNullable<PublicResult['own']>;

interface ComparedResultProps {
  readonly result: PublicResult;
  readonly own: Own;
}

/** Both are known, so nothing is counted. */
const KNOWN = revealAt([], { counted: 0, done: true });

/** The title and who is ahead. */
export function ComparedScore({ result, own }: ComparedResultProps) {
  const name = result.playerName ?? RESULTS_TEXTS.anonymous;
  return (
    <div className="text-center">
      <h2 className="text-2xl text-balance">
        <Name>{comparedText(own.playerScore - result.playerScore, name)}</Name>
      </h2>
      <p className="text-ink-2">{RESULTS_LABELS.lineByLine}</p>
    </div>
  );
}

/** The visitor's grid of the same daily and the shared one side by side, and who won each line. */
export function ComparedGrids({ result, own }: ComparedResultProps) {
  const mine = sideOf(RESULTS_LABELS.you, own.playerGrid, own.playerWords, own.playerScore);
  const { playerName, playerGrid, playerWords, playerScore, shareId } = result;
  const theirs = sideOf(
    playerName ?? RESULTS_TEXTS.anonymous,
    playerGrid ?? [],
    playerWords ?? [],
    playerScore,
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-8">
        <ResultSide side={mine} isMine reveal={KNOWN} fresh={false} />
        <ResultSide side={theirs} isMine={false} reveal={KNOWN} fresh={false} />
      </div>
      <MatchLines match={{ mine, theirs }} from={pathOf(PAGES.sharedResult, { shareId })} />
    </>
  );
}

function sideOf(
  name: string,
  rows: Own['playerGrid'],
  words: readonly ScoringWord[],
  score: number,
): MatchSide {
  return { name, grid: gridFromRows(rows), words, score };
}

/** Answers with the visitor's own result. */
export function AnswerButton({ result, own }: ComparedResultProps) {
  const { dailyChallengeDate, gameNumber } = result;
  const date = plainDate(dailyChallengeDate);
  return (
    <ShareDailyButton
      label={RESULTS_LABELS.answer}
      gameId={own.gameId}
      date={date}
      result={{ gameNumber, score: own.playerScore, highScore: null, isToday: useToday() === date }}
      shared={{
        grid: gridFromRows(own.playerGrid),
        scoring: scoringCells(own.playerWords),
        lines: lineLengths(own.playerWords),
      }}
    />
  );
}
