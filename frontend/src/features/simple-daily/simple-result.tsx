import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate, lineLengths, scoringCells } from '@tessera/rules';
import { ButtonLink } from '../../ui/button/button';
import { OtherGameModes } from '../../game-kit/layout/other-game-modes';
import { ButtonRow } from '../../ui/layout/page';
import { FinishedGame } from '../../game-kit/result/finished-game';
import { useGameEnd } from '../../game-kit/result/use-game-end';
import { ShareDailyButton } from '../results/share-dialogs.public';
import { useBestGrid } from '../../solver/use-solver';
import { ShowWordsCard } from '../settings/show-words-card.public';
import { Verdict } from '../best-grid/verdict.public';
import { BestPossibleOf } from '../best-grid/best-possible.public';
import type { SimpleBoardState } from './simple-daily.slice';
import { SIMPLE_TEXTS } from './simple-texts';

/** The result: score, grid, words. Counted line by line if it has just been played. */
export function SimpleResult({ board }: { readonly board: SimpleBoardState }) {
  const { game, fresh, alreadyPlayed } = board;
  const { playerScore, playerWords, gameNumber } = game;
  const end = useGameEnd(game.playerGrid, playerWords, { fresh });
  const search = useBestGrid(end.shown.grid, game.lexicon);

  return (
    <FinishedGame
      end={end}
      title={`${SIMPLE_TEXTS.title} #${gameNumber} complete`}
      note={alreadyPlayed !== null && <p className="pb-1 text-md">{alreadyPlayed}</p>}
      verdict={<Verdict {...{ end, search }} score={playerScore} words={playerWords} />}
      from={PAGES.simpleDaily}
      actions={
        <>
          <ShareDailyButton
            gameId={game.gameId}
            date={plainDate(game.dailyChallengeDate)}
            result={{ gameNumber, score: playerScore, highScore: null, isToday: false }}
            shared={{
              grid: end.shown.grid,
              scoring: scoringCells(playerWords),
              lines: lineLengths(playerWords),
            }}
          />
          <ButtonRow>
            <ButtonLink to={PAGES.daily}>{TEXTS.todaysGame}</ButtonLink>
            <ButtonLink to={PAGES.home}>{TEXTS.returnHome}</ButtonLink>
          </ButtonRow>
        </>
      }
    >
      <div className="grid gap-2.5 pt-2">
        {fresh && <ShowWordsCard />}
        <BestPossibleOf search={search} score={playerScore} />
      </div>
      <OtherGameModes except={PAGES.simpleDaily} />
    </FinishedGame>
  );
}
