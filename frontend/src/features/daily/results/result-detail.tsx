import { PAGES, pointsText, PRODUCT, REVIEW_TEXTS, TEXTS } from '@tessera/contracts/constants';
import type { DailyGame } from '@tessera/contracts';
import { BLIND_LETTERS, plainDate, scoringCells } from '@tessera/rules';
import type { ReactNode } from 'react';
import { BigScore } from '../../../game-kit/result/big-score';
import { ButtonLink } from '../../../ui/button/button';
import { Facts } from '../../../ui/stats/facts';
import { HeaderNote } from '../../../ui/layout/header-note';
import { OtherGameModes } from '../../../game-kit/layout/other-game-modes';
import { Actions, ButtonRow } from '../../../ui/layout/page';
import { ResultBoard } from '../../../game-kit/result/result-board';
import { ResultLayout } from '../../../game-kit/result/result-layout';
import { useRevealedGrid } from '../../../game-kit/result/use-revealed-grid';
import { useResultAnnouncement } from '../../../game-kit/result/use-result-announcement';
import type { OwnStats } from '../../players/players.api';
import { LetterLine } from '../../../game-kit/result/letter-line';
import { ShareDailyButton } from '../../results/share-daily-button.public';
import { POST_GAME_TEXTS } from './post-game-texts';
import { useRest } from './use-rest';

/** How far the end of the game is: counted, and after a rest. */
interface Progress {
  readonly counted: boolean;
  readonly rested: boolean;
}

interface ResultDetailProps {
  readonly game: DailyGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
  readonly isToday: boolean;
  readonly stats: OwnStats;
  /** The game has just extended the streak. */
  readonly enhanced?: boolean;
  readonly highScore: number | null;
  readonly isHighScoreDue?: boolean;
  /** The best score with these letters. Null until it is known. */
  readonly possible: number | null;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
  /** The way to the next animal, below the stats. */
  readonly streakStrip?: (progress: Progress) => ReactNode;
  /** Asks for a name, below the grid. */
  readonly namePrompt?: (progress: Progress) => ReactNode;
  /** The link to the review. */
  readonly review?: ReactNode;
  /** Further content about the grid. */
  readonly children?: ReactNode;
}

const completedText = (gameNumber: number): string => `${PRODUCT} #${gameNumber} complete`;

/** The page's heading: the outcome. */
export const outcomeText = ({ gameNumber, playerScore }: DailyGame): string =>
  `${completedText(gameNumber)}: ${pointsText(playerScore)}`;

/** The results of a daily: score, grid, words, and actions. */
export function ResultDetail({ game, fresh, isToday, stats, highScore, ...props }: ResultDetailProps) {
  const { gameNumber, playerScore, playerWords } = game;
  const { streak, emoji } = stats;
  const { shown, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const progress = { counted: done, rested: useRest(done) };
  const held = !done;

  useResultAnnouncement(fresh, {
    score: playerScore,
    words: playerWords,
    more: props.enhanced ? POST_GAME_TEXTS.streakEnhanced : undefined,
  });

  return (
    <>
      <HeaderNote>#{gameNumber}</HeaderNote>
      <ResultLayout
        score={
          <>
            <p className="text-center" aria-hidden="true">
              <BigScore points={done ? playerScore : points} />
              <span className="text-ink-2">{completedText(gameNumber)}</span>
            </p>
            <Facts
              items={[
                {
                  label: isToday ? "today's high score" : "that day's high score",
                  value: highScore ?? '–',
                  held,
                },
                {
                  label: '20+ streak',
                  to: PAGES.achievements,
                  value: emoji ? `${streak} ${emoji}` : streak,
                  held,
                },
                { label: REVIEW_TEXTS.wasPossible, value: props.possible ?? '–', held },
              ]}
            >
              {props.streakStrip?.(progress)}
            </Facts>
          </>
        }
        grid={<ResultBoard {...shown} label={TEXTS.gridName} from={props.from} />}
      >
        <div className="result-layout__card">{props.namePrompt?.(progress)}</div>
        <Actions>
          <ShareDailyButton
            busy={props.isHighScoreDue ?? false}
            gameId={game.gameId}
            date={plainDate(game.dailyChallengeDate)}
            result={{ gameNumber, score: playerScore, highScore, isToday }}
            shared={{ grid: shown.grid, scoring: scoringCells(playerWords) }}
          />
          {props.review}
          <ButtonRow>
            <ButtonLink to={PAGES.leaderboards}>{TEXTS.viewLeaderboards}</ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </Actions>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-4">
          <div className="held grid grid-cols-[minmax(0,1fr)] gap-2.5" data-held={held ? '' : undefined}>
            {props.children}
          </div>
          <LetterLine
            label={isToday ? "Today's letters" : "That day's letters"}
            letters={game.letterSequence.slice(0, BLIND_LETTERS)}
          />
        </div>
        <OtherGameModes />
      </ResultLayout>
    </>
  );
}
