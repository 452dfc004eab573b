import { ACCOUNT_TEXTS } from '@tessera/contracts/accounts';
import { PAGES } from '@tessera/contracts/wire';
import { useEffect, useState } from 'react';
import { DEVICE_LABELS } from './device-labels';
import { localCompletions } from '../../store/daily/completions';
import { Button, ButtonLink } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { useUser } from '../auth/session.api';
import { DeviceDialog } from './device-dialog';
import { keepStorage } from './storage-kept';

/**
 * After a completed daily: asks the browser to keep what is stored. From the second one on, says once what it means if
 * the browser may forget it anyway, and what helps. An account helps already.
 */
export function StorageNote() {
  const { user, pending } = useUser();
  const [isShown, setIsShown] = useState(false);
  const [adding, setAdding] = useState(false);
  useEffect(() => {
    void keepStorage({ isFirstGame: localCompletions().length < 2 }).then(
      (mayForget) => mayForget && setIsShown(true),
    );
  }, []);
  if (!isShown || user || pending) return null;
  return (
    <Card title={DEVICE_LABELS.mayForgetTitle}>
      <p className="text-ink-2">{DEVICE_LABELS.mayForget}</p>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button onClick={() => setAdding(true)}>{DEVICE_LABELS.use}</Button>
        <ButtonLink to={PAGES.auth}>{ACCOUNT_TEXTS.createAccount}</ButtonLink>
      </div>
      <Button wide onClick={() => setIsShown(false)}>
        {DEVICE_LABELS.gotIt}
      </Button>
      <DeviceDialog open={adding} onOpenChange={setAdding} />
    </Card>
  );
}
