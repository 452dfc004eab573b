import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { BigScore } from '../../game-kit/result/big-score';
import { Board } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { OtherGameModes } from '../../game-kit/layout/other-game-modes';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { ResultLayout } from '../../game-kit/result/result-layout';
import { ResultWords } from '../../game-kit/result/result-words';
import { useRevealedGrid } from '../../game-kit/result/use-revealed-grid';
import { useScoreAnnouncement } from '../../game-kit/result/use-score-announcement';
import { ShareDailyButton } from '../results/share-daily-button.public';
import { BestPossible } from '../best-grid/best-possible.public';
import type { SimpleBoardState } from './simple-daily.slice';
import { SIMPLE_TEXTS } from './simple-texts';

/** The result: score, grid, words. Counted line by line if it has just been played. */
export function SimpleResult({ board }: { readonly board: SimpleBoardState }) {
  const { game, fresh, alreadyPlayed } = board;
  const { playerScore, playerWords, gameNumber } = game;
  const { grid, marks, points, done } = useRevealedGrid(game.playerGrid, playerWords, fresh);
  const heading = `${SIMPLE_TEXTS.title} #${gameNumber} complete`;

  useScoreAnnouncement(done, heading, playerScore);

  return (
    <ResultLayout
      grid={
        <>
          <p className="text-center">
            <BigScore points={done ? playerScore : points} />
            <span className="text-ink-2">{heading}</span>
          </p>
          {alreadyPlayed !== null && <p className="pb-1 text-center text-md">{alreadyPlayed}</p>}
          <Board grid={grid} label={TEXTS.gridName} size="small" {...marks} />
        </>
      }
    >
      <ResultWords from={PAGES.simpleDaily} grid={grid} words={playerWords} />
      <BestPossible grid={grid} score={playerScore} />
      <Actions>
        <ShareDailyButton
          gameId={game.gameId}
          result={{ gameNumber, score: playerScore, grid, highScore: null, isToday: false }}
        />
        <ButtonRow>
          <ButtonLink to={PAGES.daily}>{TEXTS.todaysGame}</ButtonLink>
          <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
        </ButtonRow>
      </Actions>
      <OtherGameModes except={PAGES.simpleDaily} />
    </ResultLayout>
  );
}
