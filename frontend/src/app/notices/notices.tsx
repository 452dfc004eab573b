import { useState } from 'react';
import { serviceNotice } from '../../store/service-notice';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSignal } from '../../ui/util/signal';
import { ReleaseNotice } from '../releases/release-notice';

/** Loads when idle, because the server may be gone by the time it is needed. */
const ServiceNotice = lazyComponent(() => import('./service-notice').then((part) => part.ServiceNotice), {
  silent: true,
});

/** What concerns every page: what the operator announces, and then a new release. Rendered once in the shell. */
export function Notices() {
  const notice = useSignal(serviceNotice);
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <>
      {notice && <ServiceNotice notice={notice} seen={seen} onSeen={setSeen} />}
      {(notice === null || seen !== null) && <ReleaseNotice />}
    </>
  );
}
