import { ScoreSpread } from '../../spread/score-spread.public';
import { Card } from '../../../ui/layout/card';
import { Dialog } from '../../../ui/dialog/dialog';
import { shortDateName } from '../../../ui/util/months';
import type { CalendarDay } from './calendar-days';
import { DayFacts } from './day-facts';

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

interface DaySheetProps extends DayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The selected day, on screens without room for it beside the calendar. */
export const DaySheet = ({ day, open, onClose }: DaySheetProps) => (
  <Dialog
    open={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={shortDateName(day.date)}
    description={noteOf(day)}
  >
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
