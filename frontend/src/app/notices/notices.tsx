import { useState, useSyncExternalStore } from 'react';
import { serviceNotice } from '../../store/service-notice';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { ReleaseNotice } from '../releases/release-notice';

const ServiceNotice = lazyComponent(() => import('./service-notice').then((part) => part.ServiceNotice), {
  whenIdle: false,
  silent: true,
});

/** What concerns every page: what the operator announces, and then a new release. Rendered once in the shell. */
export function Notices() {
  const notice = useSyncExternalStore(serviceNotice.subscribe, serviceNotice.get);
  const [seen, setSeen] = useState<string | null>(null);
  return (
    <>
      {notice !== '' && <ServiceNotice notice={notice} seen={seen} onSeen={setSeen} />}
      {(notice === '' || seen !== null) && <ReleaseNotice />}
    </>
  );
}
