import type { Waited } from '@tessera/rules';
import { dateFormat } from '../../../ui/util/format';

const weekday = dateFormat({ weekday: 'long' });

/** 'since yesterday', 'since Tuesday', 'for 3 hours'; empty for now. */
function sinceText(waited: Waited): string {
  switch (waited.kind) {
    case 'now':
      return '';
    case 'yesterday':
      return ' since yesterday';
    case 'weekday':
      return ` since ${weekday(waited.date)}`;
    default: {
      const { count, kind } = waited;
      return ` for ${count} ${count === 1 ? kind.slice(0, -1) : kind}`;
    }
  }
}

/** 'Your move since yesterday', 'Their move for 3 hours'. */
export const turnText = (isYours: boolean, waited: Waited): string =>
  `${isYours ? 'Your' : 'Their'} move${sinceText(waited)}`;
