import { MODERATION_TEXTS } from '@tessera/contracts/moderation';
import { useState } from 'react';
import { Card } from '../../../ui/layout/card';
import { ChoiceTabs } from '../../../ui/tabs/choice-tabs';
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
        <ChoiceTabs
          label={MODERATION_TEXTS.show}
          choices={STATES.map((key) => ({ key, label: MODERATION_TEXTS[key] }))}
          value={state}
          onChange={setState}
          className="w-full sm:w-64"
        />
      </div>
      <ReportList key={state} state={state} />
    </Card>
  );
}
