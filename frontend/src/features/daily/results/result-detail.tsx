import type { DailyGame } from '@tessera/contracts/daily';
import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { REVIEW_TEXTS } from '../../../solver/review-texts';
import { pointsText } from '../../../ui/util/format';
import { ButtonLink } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { Facts } from '../../../ui/stats/stats';
import { HeaderNote, ButtonRow } from '../../../ui/layout/page';
import { OtherGameModes } from '../../../game-kit/layout/play-links';
import { FinishedGame } from '../../../game-kit/result/finished-game';
import { useGameEnd, type GameEnd } from '../../../game-kit/result/use-game-end';
import type { Elements } from '../../../ui/util/elements';
import type { OwnStats } from '../../players/players.api';
import { LetterLine } from '../../../game-kit/result/result-layout';
import { ShareDailyButton } from '../../results/share-dialogs.public';
import { POST_GAME_TEXTS } from './post-game';

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
  /** Nothing else is awaited. */
  readonly isReady?: boolean;
  /** The best score with these letters. Null if it couldn't be found, or not yet. */
  readonly possible: number | null;
  readonly verdict?: (end: GameEnd) => Elements;
  readonly isPossibleDue?: boolean;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
  /** The way to the next animal, below the stats. */
  readonly streakStrip?: (end: Pick<GameEnd, 'counted' | 'rested'>) => Elements;
  /** Asks for a name, below the grid. */
  readonly namePrompt?: (end: Pick<GameEnd, 'counted' | 'rested'>) => Elements;
  /** The link to the review. */
  readonly review?: Elements;
  /** Further content about the grid. */
  readonly children?: Elements;
}

const completedText = (gameNumber: number): string => `${PRODUCT} #${gameNumber} complete`;

/** The page's heading: the outcome. */
export const outcomeText = ({ gameNumber, playerScore }: DailyGame): string =>
  `${completedText(gameNumber)}: ${pointsText(playerScore)}`;

/** The results of a daily: score, grid, words, and actions. */
export function ResultDetail({ game, fresh, isToday, stats, highScore, ...props }: ResultDetailProps) {
  const { gameNumber, playerScore, playerWords } = game;
  const { streak, emoji } = stats;
  const end = useGameEnd(game.playerGrid, playerWords, {
    fresh,
    more: props.enhanced ? POST_GAME_TEXTS.streakEnhanced : undefined,
  });

  return (
    <>
      <HeaderNote>{`#${gameNumber}`}</HeaderNote>
      <FinishedGame
        end={end}
        title={completedText(gameNumber)}
        verdict={props.verdict?.(end)}
        from={props.from}
        isReady={props.isReady ?? true}
        facts={
          <Facts
            items={[
              {
                label: isToday ? "today's high score" : "that day's high score",
                value: highScore ?? '–',
                held: props.isHighScoreDue === true,
              },
              {
                label: '20+ streak',
                to: PAGES.achievements,
                value: emoji ? `${streak} ${emoji}` : streak,
              },
              {
                label: REVIEW_TEXTS.lettersAllowed,
                value: props.possible ?? '–',
                held: props.isPossibleDue === true,
              },
            ]}
          >
            {props.streakStrip?.(end)}
          </Facts>
        }
        card={props.namePrompt?.(end)}
        actions={
          <>
            <ShareDailyButton
              busy={props.isHighScoreDue ?? false}
              gameId={game.gameId}
              date={plainDate(game.dailyChallengeDate)}
              result={{ gameNumber, score: playerScore, highScore, isToday }}
              shared={end.shared}
            />
            {props.review}
            <ButtonRow>
              <ButtonLink to={PAGES.leaderboards}>{TEXTS.viewLeaderboards}</ButtonLink>
              <HomeButton />
            </ButtonRow>
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-4">
          {props.children}
          <LetterLine
            label={isToday ? "Today's letters" : "That day's letters"}
            sequence={game.letterSequence}
          />
        </div>
        <OtherGameModes />
      </FinishedGame>
    </>
  );
}
