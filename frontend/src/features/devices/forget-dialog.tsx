import { TEXTS } from '@tessera/contracts/constants';
import type { Device } from '@tessera/contracts';
import { DEVICE_LABELS } from './device-labels';
import { reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { toast } from '../../ui/toast/toast';
import { useDevicesQuery, useForgetDeviceMutation } from './devices.api';

interface ForgetDialogProps {
  readonly device: Device;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for confirmation before a device is forgotten. */
export function ForgetDialog({ device, open, onClose }: ForgetDialogProps) {
  const [forget, { isLoading: busy }] = useForgetDeviceMutation();
  const { refetch } = useDevicesQuery();
  const confirm = async () => {
    const { error } = await forget(device.deviceId);
    if (error) toast({ title: reasonOf(error), tone: 'destructive' });
    else toast({ title: DEVICE_LABELS.forgotten });
    onClose();
    // On this device, the response says that it has been forgotten, and the player starts over.
    void refetch();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={DEVICE_LABELS.forgetQuestion}
      description={`${device.name}. ${device.isThis ? DEVICE_LABELS.forgetOwnWarning : DEVICE_LABELS.forgetWarning}`}
    >
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button size="large" onClick={onClose}>
          {TEXTS.cancel}
        </Button>
        <Button variant="alert" size="large" busy={busy} onClick={() => void confirm()}>
          {DEVICE_LABELS.forgetThisDevice}
        </Button>
      </div>
    </Dialog>
  );
}
