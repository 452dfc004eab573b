import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { pointsText } from '../../ui/util/format';
import { useAppDispatch } from '../../store/create-store';
import { useToday } from '../../store/daily/today';
import { HeaderNote, Page, ButtonRow } from '../../ui/layout/page';
import { HomeButton, TodaysGameButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Message } from '../../ui/layout/message';
import { BoardLoading } from '../../game-kit/layout/board-layout';
import { openSimple, SIMPLE_TEXTS, startNewDay } from './play-simple';
import { selectSimple, simpleActions, type SimpleBoardState } from './simple-daily.slice';
import { SimpleBoard } from './simple-board';
import { plainDate } from '@tessera/rules';
import { OtherGameModes } from '../../game-kit/layout/play-links';
import { FinishedGame } from '../../game-kit/result/finished-game';
import { useGameEnd } from '../../game-kit/result/use-game-end';
import { ShareDailyButton } from '../results/share-dialogs.public';
import { useBestGrid } from '../../solver/use-solver';
import { ShowWordsCard } from '../settings/show-words-card.public';
import { Verdict } from '../best-grid/verdict.public';
import { BestPossibleOf } from '../best-grid/best-possible.public';

/** The daily in its simplest form, in which the server leads from round to round. */
export function SimpleDailyPage() {
  const dispatch = useAppDispatch();
  const simple = useSelector(selectSimple);
  const today = useToday();

  useEffect(() => {
    void dispatch(openSimple());
    return () => void dispatch(simpleActions.pageLeft());
  }, [dispatch]);
  useEffect(() => void dispatch(startNewDay(today)), [dispatch, today]);

  const completed = simple.phase === 'open' && simple.game.status === 'completed';
  const number = simple.phase === 'open' ? `#${simple.game.gameNumber}` : null;
  const name = number === null ? SIMPLE_TEXTS.title : `${SIMPLE_TEXTS.title} ${number}`;
  const heading = completed ? `${name} complete: ${pointsText(simple.game.playerScore)}` : name;
  return (
    <Page title={SIMPLE_TEXTS.title} heading={heading} hiddenHeading width="wide">
      {number !== null && <HeaderNote>{number}</HeaderNote>}
      {(simple.phase === 'idle' || simple.phase === 'opening') && (
        <BoardLoading text={TEXTS.settingUpLetters} note={SIMPLE_TEXTS.about} />
      )}
      {simple.phase === 'failed' && (
        <LoadFailed
          title={TEXTS.dailyInitFailed}
          detail={simple.detail}
          query={{ refetch: () => dispatch(openSimple()) }}
        />
      )}
      {simple.phase === 'played' && (
        <Message good title={SIMPLE_TEXTS.title} detail={simple.detail}>
          <HomeButton variant="primary" wide />
        </Message>
      )}
      {simple.phase === 'open' && simple.game.status === 'active' && <SimpleBoard board={simple} />}
      {completed && <SimpleResult board={simple} />}
    </Page>
  );
}

/** The result: score, grid, words. Counted line by line if it has just been played. */
function SimpleResult({ board }: { readonly board: SimpleBoardState }) {
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
            shared={end.shared}
          />
          <ButtonRow>
            <TodaysGameButton />
            <HomeButton />
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
