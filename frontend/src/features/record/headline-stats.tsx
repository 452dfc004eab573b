import { PERFECT_SCORE } from '@tessera/rules';
import { Link } from '../../ui/link/link';
import { gamesPath } from './record-filter';
import { averageText, RECORD_TEXTS } from './record-texts';
import type { OwnRecord } from './record.api';

/** The headline numbers. Each leads to its games. */
export function HeadlineStats({ record: { games, mean, best, perfect } }: { readonly record: OwnRecord }) {
  const stats = [
    { label: RECORD_TEXTS.games, value: games, to: gamesPath() },
    { label: RECORD_TEXTS.average, value: mean === null ? '–' : averageText(mean), to: gamesPath() },
    { label: RECORD_TEXTS.best, value: best ?? '–', to: gamesPath({ score: best ?? 0 }) },
    { label: RECORD_TEXTS.perfect, value: perfect, to: gamesPath({ score: PERFECT_SCORE }) },
  ];
  return (
    <ul className="headline-stats">
      {stats.map(({ label, value, to }) => (
        <li key={label}>
          <Link className="headline-stats__stat" to={to}>
            <b>{value}</b>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
