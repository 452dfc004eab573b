import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { pointsText } from '../../ui/util/format';
import { useAppDispatch } from '../../store/hooks';
import { useToday } from '../../store/daily/today';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote, Page } from '../../ui/layout/page';
import { LoadFailed } from '../../ui/loading/load-states';
import { Message } from '../../ui/layout/message';
import { BoardLoading } from '../../game-kit/layout/board-loading';
import { openSimple } from './play-simple';
import { isOfAnotherDay, selectSimple, simpleActions } from './simple-daily.slice';
import { SimpleResult } from './simple-result';
import { SimpleBoard } from './simple-board';
import { SIMPLE_TEXTS } from './simple-texts';

/** The daily in its simplest form, in which the server leads from round to round. */
export function SimpleDailyPage() {
  const dispatch = useAppDispatch();
  const simple = useSelector(selectSimple);
  const today = useToday();
  // Replaces yesterday's result when a new day begins while the page is open.
  const isOver = isOfAnotherDay(simple, today);

  useEffect(() => {
    void dispatch(openSimple());
    return () => void dispatch(simpleActions.pageLeft());
  }, [dispatch]);
  useEffect(() => {
    if (isOver) void dispatch(openSimple());
  }, [dispatch, isOver]);

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
          onRetry={() => void dispatch(openSimple())}
        />
      )}
      {simple.phase === 'played' && (
        <Message good title={SIMPLE_TEXTS.title} detail={simple.detail}>
          <ButtonLink to={PAGES.home} variant="primary" wide>
            {TEXTS.returnHome}
          </ButtonLink>
        </Message>
      )}
      {simple.phase === 'open' && simple.game.status === 'active' && <SimpleBoard board={simple} />}
      {completed && <SimpleResult board={simple} />}
    </Page>
  );
}
