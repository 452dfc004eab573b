import { DEVICE_TEXTS, type Device } from '@tessera/contracts/devices';
import { useState } from 'react';
import { forgetLabel, lastUsedText, DEVICE_LABELS } from './device-labels';
import { Button } from '../../ui/button/button';
import { FailedRows } from '../../ui/loading/load-states';
import { formatDate } from '../../ui/util/format';
import { useUser } from '../auth/session.api';
import { DeviceDialog } from './device-code';
import { useDevicesQuery, useForgetDeviceMutation } from './devices.api';
import { Name } from '../../ui/layout/name';
import { reasonOf } from '../../store/api/api-error';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { showFailure, toast } from '../../ui/toast/toast';
import type { DialogState } from '../../ui/dialog/dialog';

interface ForgetDialogProps extends DialogState {
  readonly device: Device;
}

/** Asks for confirmation before a device is forgotten. */
function ForgetDialog({ device, open, onClose }: ForgetDialogProps) {
  const [forget, { isLoading: busy }] = useForgetDeviceMutation();
  const { refetch } = useDevicesQuery();
  const confirm = async () => {
    const { error } = await forget(device.deviceId);
    if (error) showFailure(reasonOf(error));
    else toast({ title: DEVICE_LABELS.forgotten });
    onClose();
    // On this device, the response says that it has been forgotten, and the player starts over.
    void refetch();
  };
  return (
    <ConfirmDialog
      open={open}
      title={DEVICE_LABELS.forgetQuestion}
      detail={`${device.name}. ${device.isThis ? DEVICE_LABELS.forgetOwnWarning : DEVICE_LABELS.forgetWarning}`}
      action={DEVICE_LABELS.forgetThisDevice}
      busy={busy}
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}

/** The devices that play as this player, each of which can be forgotten, and a way to add one. */
export function DeviceSettings() {
  const { user } = useUser();
  return (
    <section className="grid gap-2.5 border-t border-line pt-3">
      <h3 className="font-semibold">{DEVICE_LABELS.devices}</h3>
      {user ? <p className="text-sm text-ink-2">{DEVICE_TEXTS.signInInstead}</p> : <Devices />}
    </section>
  );
}

function Devices() {
  const query = useDevicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data, error, refetch } = query;
  const [adding, setAdding] = useState(false);
  const [forgetting, setForgetting] = useState<Device | null>(null);
  const [isForgetting, setIsForgetting] = useState(false);
  const askToForget = (device: Device) => {
    setForgetting(device);
    setIsForgetting(true);
  };
  const endAdding = () => {
    setAdding(false);
    void refetch();
  };
  return (
    <>
      {data === undefined && error ? (
        <FailedRows text={DEVICE_LABELS.devicesFailed} query={query} />
      ) : (
        <DeviceList devices={data} onForget={askToForget} />
      )}
      <Button wide onClick={() => setAdding(true)}>
        {DEVICE_LABELS.use}
      </Button>
      <DeviceDialog open={adding} onClose={endAdding} />
      {forgetting && (
        <ForgetDialog device={forgetting} open={isForgetting} onClose={() => setIsForgetting(false)} />
      )}
    </>
  );
}

interface DeviceListProps {
  /** Undefined while they are being loaded. */
  readonly devices: readonly Device[] | undefined;
  readonly onForget: (device: Device) => void;
}

function DeviceList({ devices, onForget }: DeviceListProps) {
  if (devices === undefined || devices.length < 2) {
    return <p className="min-h-[1lh] text-sm text-ink-2">{devices && DEVICE_LABELS.devicesNone}</p>;
  }
  return (
    <ul className="grid gap-2">
      {devices.map((device) => (
        <li key={device.deviceId} className="flex items-center justify-between gap-3">
          <span className="grid min-w-0">
            <Name className="wrap-anywhere">{device.name}</Name>
            <span className="text-sm text-ink-2">
              {device.isThis ? DEVICE_LABELS.thisDevice : lastUsedText(formatDate.medium(device.lastSeenOn))}
            </span>
          </span>
          <Button aria-label={forgetLabel(device.name)} onClick={() => onForget(device)}>
            {DEVICE_LABELS.forget}
          </Button>
        </li>
      ))}
    </ul>
  );
}
