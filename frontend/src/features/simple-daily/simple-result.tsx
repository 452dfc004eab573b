import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { plainDate, scoringCells } from '@tessera/rules';
import { BigScore } from '../../game-kit/result/big-score';
import { ButtonLink } from '../../ui/button/button';
import { OtherGameModes } from '../../game-kit/layout/other-game-modes';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { ResultLayout } from '../../game-kit/result/result-layout';
import { ResultBoard } from '../../game-kit/result/result-board';
import { useRevealedGrid } from '../../game-kit/result/use-revealed-grid';
import { useResultAnnouncement } from '../../game-kit/result/use-result-announcement';
import { ShareDailyButton } from '../results/share-daily-button.public';
import { BestPossible } from '../best-grid/best-possible.public';
import type { SimpleBoardState } from './simple-daily.slice';
import { SIMPLE_TEXTS } from './simple-texts';

/** The result: score, grid, words. Counted line by line if it has just been played. */
export function SimpleResult({ board }: { readonly board: SimpleBoardState }) {
  const { game, fresh, alreadyPlayed } = board;
  const { playerScore, playerWords, gameNumber } = game;
  const { shown, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const heading = `${SIMPLE_TEXTS.title} #${gameNumber} complete`;

  useResultAnnouncement(fresh, { score: playerScore, words: playerWords });

  return (
    <ResultLayout
      score={
        <>
          <p className="text-center" aria-hidden="true">
            <BigScore points={done ? playerScore : points} />
            <span className="text-ink-2">{heading}</span>
          </p>
          {alreadyPlayed !== null && <p className="pb-1 text-center text-md">{alreadyPlayed}</p>}
        </>
      }
      grid={<ResultBoard {...shown} label={TEXTS.gridName} from={PAGES.simpleDaily} />}
    >
      <Actions>
        <ShareDailyButton
          gameId={game.gameId}
          date={plainDate(game.dailyChallengeDate)}
          result={{ gameNumber, score: playerScore, highScore: null, isToday: false }}
          shared={{ grid: shown.grid, scoring: scoringCells(playerWords) }}
        />
        <ButtonRow>
          <ButtonLink to={PAGES.daily}>{TEXTS.todaysGame}</ButtonLink>
          <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
        </ButtonRow>
      </Actions>
      <div className="pt-2">
        <BestPossible grid={shown.grid} score={playerScore} />
      </div>
      <OtherGameModes except={PAGES.simpleDaily} />
    </ResultLayout>
  );
}
