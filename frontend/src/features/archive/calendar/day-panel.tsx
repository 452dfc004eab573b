import { ScoreSpread } from '../../spread/score-spread.public';
import { Card } from '../../../ui/layout/card';
import { Dialog, type DialogState } from '../../../ui/dialog/dialog';
import { shortDateName } from '../../../ui/util/months';
import type { CalendarDay } from './calendar-days';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ARCHIVE_TEXTS } from '../archive-texts';
import { BoardPicture, gridText } from '../../../game-kit/board/board-picture';
import { ButtonLink } from '../../../ui/button/button';
import { TodaysGameButton } from '../../../ui/button/page-buttons';
import { Facts } from '../../../ui/stats/stats';

interface DayProps {
  readonly day: CalendarDay;
}

/** The selected day, beside the calendar. */
export const DayPanel = ({ day }: DayProps) => (
  <div className="grid gap-4 pb-6">
    <div aria-live="polite">
      <Card title={shortDateName(day.date)} note={noteOf(day)}>
        <DayFacts isRoomy day={day} />
      </Card>
    </div>
    <DaySpread day={day} />
  </div>
);

/** The selected day, on screens without room for it beside the calendar. */
export const DaySheet = ({ day, open, onClose }: DayProps & DialogState) => (
  <Dialog open={open} onClose={onClose} title={shortDateName(day.date)} description={noteOf(day)}>
    <div className="grid gap-3">
      <DayFacts day={day} />
      <DaySpread day={day} />
    </div>
  </Dialog>
);

const noteOf = ({ gameNumber }: CalendarDay) => (gameNumber === null ? undefined : `#${gameNumber}`);

/** Only for players whom it can't spoil. */
const DaySpread = ({ day: { date, dailyScore, isArchived } }: DayProps) =>
  (isArchived || dailyScore !== null) && <ScoreSpread date={date} score={dailyScore} />;

interface DayFactsProps {
  readonly day: CalendarDay;
  /** There is room for a large board, and for an empty one. */
  readonly isRoomy?: boolean;
}

/** A day's grid and scores, and everything that can be done with it. */
function DayFacts({ day, isRoomy = false }: DayFactsProps) {
  const { date, look, dailyScore, practiceScore, expectedScore, resultId, mosaic, isArchived } = day;
  const facts = [
    { label: ARCHIVE_TEXTS.yourScore, value: dailyScore },
    { label: ARCHIVE_TEXTS.practiceScore, value: practiceScore },
    { label: ARCHIVE_TEXTS.goodScore, value: expectedScore === null ? null : Math.round(expectedScore) },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  return (
    <>
      {(isRoomy || mosaic !== '') && (
        <div className={isRoomy ? 'mx-auto w-full max-w-[216px]' : 'mx-auto w-44'}>
          <BoardPicture mosaic={mosaic} label={gridText(mosaic)} />
        </div>
      )}
      {facts.length > 0 && <Facts items={facts} />}
      <div className="grid gap-2.5">
        {resultId !== null && (
          <ButtonLink to={pathOf(PAGES.dailyResults, { gameId: resultId })} variant="primary" wide>
            {TEXTS.seeResults}
          </ButtonLink>
        )}
        {look === 'today' && <TodaysGameButton variant="primary" wide />}
        {isArchived && (
          <ButtonLink
            to={pathOf(PAGES.practice, { date })}
            variant={resultId === null ? 'primary' : 'quiet'}
            wide
          >
            {practiceScore !== null
              ? ARCHIVE_TEXTS.seePractice
              : look === 'begun'
                ? ARCHIVE_TEXTS.resumePractice
                : ARCHIVE_TEXTS.practice}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
