import { MODERATION_TEXTS } from '@tessera/contracts/constants';
import { useState } from 'react';
import { Card } from '../../../ui/layout/card';
import type { ReportState } from './admin-reports.api';
import { ReportList } from './report-list';

const STATES = ['open', 'closed'] as const;

/** What players have reported: what is still to do, or what has been done. */
export function ReportsPanel() {
  const [state, setState] = useState<ReportState>('open');
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[60ch] text-sm text-ink-2">{MODERATION_TEXTS.lead}</p>
        <div role="group" aria-label={MODERATION_TEXTS.show} className="tabs w-full sm:w-64">
          {STATES.map((one) => (
            <button
              key={one}
              type="button"
              className="tabs__tab"
              aria-pressed={one === state}
              onClick={() => setState(one)}
            >
              {MODERATION_TEXTS[one]}
            </button>
          ))}
        </div>
      </div>
      <ReportList key={state} state={state} />
    </Card>
  );
}
