import { monthOf, type PlainDate } from '@tessera/rules';
import { ARCHIVE_TEXTS } from '../archive-texts';
import { Facts } from '../../../ui/stats/facts';
import { usePracticeMonthQuery } from '../archive.api';

const NONE = '–';

/** For comparison: the player's own daily, and a good player's expected score. */
export function PracticeFacts({ date }: { readonly date: PlainDate }) {
  const { data } = usePracticeMonthQuery(monthOf(date));
  const day = data?.days.find((one) => one.date === date);
  const expected = day?.expectedScore ?? null;
  return (
    <Facts
      items={[
        { label: ARCHIVE_TEXTS.yourScore, value: day?.dailyScore ?? NONE },
        { label: ARCHIVE_TEXTS.goodScore, value: expected === null ? NONE : Math.round(expected) },
      ]}
    />
  );
}
