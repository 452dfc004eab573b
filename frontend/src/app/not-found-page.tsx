import { TEXTS } from '@tessera/contracts/constants';
import { Page } from '../ui/page';
import { LeaveButtons } from './leave-buttons';

export const NotFoundPage = () => (
  <Page title={TEXTS.pageNotFound} heading={TEXTS.pageNotFound}>
    <p className="text-ink-2">{TEXTS.pageNotFoundDetail}</p>
    <LeaveButtons />
  </Page>
);
