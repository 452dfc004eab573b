import type { PlainDate } from '@tessera/rules';
import { useRef, useState } from 'react';
import { localCompletions } from '../../../store/daily/completions';
import { Card } from '../../../ui/layout/card';
import { lazyComponent } from '../../../ui/lazy/lazy-component';
import { useSeen } from '../../../ui/lazy/use-seen';
import { HOME_TEXTS } from '../home-texts';

const once = { whenIdle: false, silent: true };
const LastSevenDays = lazyComponent(
  () => import('./last-seven-days').then((part) => part.LastSevenDays),
  once,
);
const TopFive = lazyComponent(() => import('./top-five').then((part) => part.TopFive), once);

/**
 * The second screen of larger windows: the player's week or, for newcomers, how the game works; and today's
 * best. Loaded when it comes into view. Until then, the cards keep its place.
 */
export function Below({ today }: { readonly today: PlainDate }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const [hasPlayed] = useState(() => localCompletions().length > 0);
  return (
    <div ref={place} className="home__below">
      <Card title={hasPlayed ? HOME_TEXTS.week : HOME_TEXTS.howItWorks} varies>
        {hasPlayed ? (
          <div className="below__body">{isSeen && <LastSevenDays today={today} />}</div>
        ) : (
          <ol className="below__body rules">
            {HOME_TEXTS.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={HOME_TEXTS.topFive}>
        <div className="below__body">{isSeen && <TopFive today={today} />}</div>
      </Card>
    </div>
  );
}
