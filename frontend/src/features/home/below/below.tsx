import type { PlainDate } from '@tessera/rules';
import { useRef } from 'react';
import { Card } from '../../../ui/layout/card';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { useSeen } from '../../../ui/lazy/use-seen';
import { HOME_TEXTS } from '../home-texts';
import type { HomeState } from '../use-home-state';

const once = { whenIdle: false, silent: true };
const LastSevenDays = lazyComponent(
  () => import('./last-seven-days').then((part) => part.LastSevenDays),
  once,
);
const TopFive = lazyComponent(() => import('./top-five').then((part) => part.TopFive), once);

interface BelowProps {
  readonly today: PlainDate;
  readonly state: Pick<HomeState, 'isKnown' | 'isNewcomer' | 'recent'>;
}

/**
 * The second screen of larger windows: the player's week or, for newcomers, how the game works; and today's
 * best. Loaded when it comes into view. Until then, the cards keep its place.
 */
export function Below({ today, state }: BelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const { isKnown, isNewcomer, recent } = state;
  return (
    <div ref={place} className="home__below">
      <Card title={isNewcomer ? HOME_TEXTS.howItWorks : HOME_TEXTS.week} varies>
        {isNewcomer ? (
          <ol className="below__body rules">
            {HOME_TEXTS.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        ) : (
          <div className="below__body">
            {isKnown && isSeen && <LastSevenDays today={today} recent={recent} />}
          </div>
        )}
      </Card>
      <Card title={HOME_TEXTS.topFive}>
        <div className="below__body">{isSeen && <TopFive today={today} />}</div>
      </Card>
    </div>
  );
}
