import { LIMITS } from '@tessera/contracts/wire';
import { periodOn, type Period } from '@tessera/rules';
import { useDailyDate } from '../../../store/daily/daily-date';
import { TurnButton } from '../../../ui/button/turn-button';
import { Select } from '../../../ui/form/select';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs';
import { datesText, earlierText, laterText, PERIOD_LABELS, PERIOD_TEXTS, positionText } from './period-texts';
import { SHOWN_PERIODS, type usePeriod } from './use-period';

const CHOICES = SHOWN_PERIODS.map((key) => ({ key, label: PERIOD_LABELS[key] }));

interface PeriodBarProps {
  readonly shown: ReturnType<typeof usePeriod>;
  /** Undefined until it is known. */
  readonly hasEarlier: boolean | undefined;
}

const choiceOf = ({ period, choose }: PeriodBarProps['shown']) => ({
  label: PERIOD_TEXTS.show,
  choices: CHOICES,
  value: period,
  onChange: choose,
});

/**
 * Selects what the leaderboards on a page show, and pages through the past. On phones, the choice leaves room for that
 * of the order on the same line.
 */
export const PeriodBar = ({ shown, hasEarlier }: PeriodBarProps) => (
  <>
    <div className="boards__period">
      <Select {...choiceOf(shown)} className="w-full sm:hidden" />
      <ChoiceTabs {...choiceOf(shown)} className="max-sm:hidden" />
    </div>
    {shown.period !== 'today' && (
      <Pager period={shown.period} back={shown.back} step={shown.step} hasEarlier={hasEarlier} />
    )}
  </>
);

interface PagerProps extends Pick<PeriodBarProps, 'hasEarlier'> {
  readonly period: Period;
  readonly back: number;
  readonly step: (steps: number) => void;
}

function Pager({ period, back, step, hasEarlier = true }: PagerProps) {
  const today = useDailyDate();
  const isFirst = !hasEarlier || back === LIMITS.PERIODS_BACK[period];
  return (
    <div className="grid grid-cols-[44px_1fr_44px] items-center">
      <TurnButton step={-1} label={earlierText(period)} unavailable={isFirst} onTurn={() => step(1)} />
      <p aria-live="polite" className="text-center leading-snug">
        <b className="display block text-lg">{datesText(period, periodOn(period, today, back), today)}</b>{' '}
        <span className="text-sm text-ink-2">{positionText(period, back, isFirst)}</span>
      </p>
      <TurnButton step={1} label={laterText(period)} unavailable={back === 0} onTurn={() => step(-1)} />
    </div>
  );
}
