import { LIMITS } from '@tessera/contracts/wire';
import { PERIODS, type Period } from '@tessera/rules';
import { useSearchParams } from 'react-router-dom';

/** What leaderboards show: today's results, or those of a period. */
export type ShownPeriod = 'today' | Period;
export const SHOWN_PERIODS: readonly ShownPeriod[] = ['today', ...PERIODS];

const STEPS = /^[1-9]\d{0,3}$/;

/** The period in the URL: `?period=week&back=1` is last week. Anything else is today. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const period = SHOWN_PERIODS.find((one) => one === params.get('period')) ?? 'today';
  const given = params.get('back') ?? '';
  const most = period === 'today' ? 0 : LIMITS.PERIODS_BACK[period];
  const back = STEPS.test(given) ? Math.min(Number(given), most) : 0;

  const show = (next: ShownPeriod, steps: number) =>
    setParams(
      (shown) => {
        const changed = new URLSearchParams(shown);
        changed.delete('period');
        changed.delete('back');
        if (next !== 'today') changed.set('period', next);
        if (steps > 0) changed.set('back', String(steps));
        return changed;
      },
      // Back leaves the page, however much the player has looked around.
      { replace: true },
    );
  return {
    period,
    back,
    choose: (next: ShownPeriod) => show(next, 0),
    step: (steps: number) => show(period, Math.min(most, Math.max(0, back + steps))),
  };
}
