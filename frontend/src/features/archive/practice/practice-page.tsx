import { plainDate } from '@tessera/rules';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ARCHIVE_TEXTS, practiceTitle } from '../archive-texts';
import { useAppDispatch } from '../../../store/create-store';
import { HeaderNote, Page } from '../../../ui/layout/page';
import { BoardLoading } from '../../../game-kit/layout/board-layout';
import { PlayBoard } from '../../daily/play-board.public';
import { openPractice } from './open-practice';
import { deliverPractice, playPractice } from './play-practice';
import { PracticeResult } from './practice-result';
import { dateOf, practiceActions, selectPractice, type PracticeFailure } from './practice.slice';
import { Button, ButtonLink } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { Message } from '../../../ui/layout/message';

/** Says why the practice game can't be opened, and what the player can do. */
function PracticeFailed({ date, title, detail, canRetry }: PracticeFailure) {
  const dispatch = useAppDispatch();
  return (
    <Message title={title} detail={detail}>
      {canRetry && (
        <Button variant="primary" wide onClick={() => void dispatch(openPractice(date))}>
          {TEXTS.retry}
        </Button>
      )}
      <ButtonLink to={PAGES.archive} variant={canRetry ? 'quiet' : 'primary'} wide>
        {ARCHIVE_TEXTS.backToArchive}
      </ButtonLink>
      <HomeButton wide />
    </Message>
  );
}

/** A past daily, played for practice. The date in the address has already been validated. */
export function PracticePage() {
  const date = plainDate(useParams().date ?? '');
  const dispatch = useAppDispatch();
  const current = useSelector(selectPractice);
  // Ignores the state of another date's game.
  const practice = dateOf(current) === date ? current : null;

  useEffect(() => {
    void dispatch(openPractice(date));
    return () => void dispatch(practiceActions.pageLeft());
  }, [dispatch, date]);

  if (practice?.phase === 'done') return <PracticeResult key={practice.game.gameId} {...practice} />;
  const number = practice?.phase === 'playing' ? practice.facts.gameNumber : null;
  const title = number === null ? ARCHIVE_TEXTS.title : practiceTitle(number);
  return (
    <Page title={title} heading={title} hiddenHeading width="wide">
      {number !== null && <HeaderNote>{`#${number}`}</HeaderNote>}
      {practice?.phase === 'playing' ? (
        <PlayBoard
          game={practice}
          note={ARCHIVE_TEXTS.practiceNote}
          onStep={(command) => dispatch(playPractice(command))}
          onDeliver={() => void dispatch(deliverPractice())}
          onOccupied={() => dispatch(practiceActions.occupiedCellPressed())}
        />
      ) : practice?.phase === 'failed' ? (
        <PracticeFailed {...practice} />
      ) : (
        <BoardLoading text={ARCHIVE_TEXTS.starting} />
      )}
    </Page>
  );
}
