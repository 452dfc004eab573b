import { DEVICE_TEXTS, shownDeviceCode } from '@tessera/contracts/devices';
import { PAGES, LIMITS } from '@tessera/contracts/wire';
import { useEffect, useRef, useState } from 'react';
import { codeValidText, DEVICE_LABELS } from './device-labels';
import { Check, Copy } from '../../ui/icons/icons';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { Button } from '../../ui/button/button';
import { FailedRows } from '../../ui/loading/load-states';
import { Spinner } from '../../ui/icons/spinner';
import { QrCode } from '../../ui/share/qr-code';
import { useCopy } from '../../ui/share/copy-button';
import { useCreateDeviceCodeMutation, useDevicesQuery } from './devices.api';
import { serverNow } from '../../store/clock';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/button/icon-button';

/** Whether another device has been linked since the code was shown. */
function useIsLinked(code: string | undefined): boolean {
  const { data: devices, refetch } = useDevicesQuery(undefined, {
    skip: code === undefined,
    pollingInterval: LIMITS.DEVICES_POLL_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const [before, setBefore] = useState<{ code: string; ids: readonly string[] } | null>(null);
  useEffect(() => {
    // The first code makes this browser a device, so the list from before doesn't count.
    if (code !== undefined) void refetch();
  }, [code, refetch]);
  const ids = devices?.map(({ deviceId }) => deviceId);
  const knowsItself = devices?.some(({ isThis }) => isThis) ?? false;
  if (code !== undefined && ids && knowsItself && before?.code !== code) setBefore({ code, ids });
  return before?.code === code && ids !== undefined && ids.some((id) => !before?.ids.includes(id));
}

/** How many seconds are left until an instant by the server's clock. */
function useSecondsUntil(instant: string | undefined): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return instant === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - serverNow()) / 1000));
}

const QR_SIZE = 200;

/** After `#`, so that the code is never sent to a server, and appears in no log. */
const addressWith = (code: string): string => `${window.location.origin}${PAGES.linkDevice}#${code}`;

/** A code for another device, as text and as a QR code, until it has expired or been used. */
function DeviceCode() {
  const [create, { data, error, isLoading }] = useCreateDeviceCodeMutation();
  const requested = useRef(false);
  const seconds = useSecondsUntil(data?.expiresAt);
  const isLinked = useIsLinked(data?.code);
  const renew = () => void create();
  useEffect(() => {
    // Only once, even if React mounts the component twice during development.
    if (requested.current) return;
    requested.current = true;
    void create();
  }, [create]);

  if (error && isApiError(error) && error.code === 'SIGN_IN_INSTEAD') {
    return <p role="alert">{DEVICE_TEXTS.signInInstead}</p>;
  }
  if (error) {
    const text = reasonOf(error, DEVICE_LABELS.codeFailed);
    return <FailedRows text={text} query={{ isFetching: isLoading, refetch: renew }} />;
  }
  if (!data) {
    return (
      <p role="status" className="grid min-h-[340px] place-items-center">
        <Spinner />
      </p>
    );
  }
  if (isLinked) return <p role="status">{DEVICE_LABELS.codeUsed}</p>;
  if (seconds === 0) {
    return (
      <div className="grid gap-3">
        <p role="status">{DEVICE_LABELS.codeExpired}</p>
        <Button variant="primary" wide busy={isLoading} onClick={renew}>
          {DEVICE_LABELS.newCode}
        </Button>
      </div>
    );
  }
  return <ShownCode code={data.code} seconds={seconds} />;
}

function ShownCode({ code, seconds }: { readonly code: string; readonly seconds: number }) {
  const { copy, copied } = useCopy();
  return (
    <div className="grid justify-items-center gap-3">
      <QrCode text={addressWith(code)} label={DEVICE_LABELS.qr} size={QR_SIZE} />
      <p className="text-center wrap-anywhere text-ink-2">{`${window.location.host}${PAGES.linkDevice}`}</p>
      <p className="flex items-center gap-1">
        <span className="sr-only">{DEVICE_LABELS.code}: </span>
        <b className="display text-3xl tracking-[0.08em]" translate="no">
          {shownDeviceCode(code)}
        </b>
        <IconButton
          label={DEVICE_LABELS.copyCode}
          icon={copied ? Check : Copy}
          onClick={() => void copy(shownDeviceCode(code))}
        />
      </p>
      <p role="timer" className="tabular-nums">
        {codeValidText(seconds)}
      </p>
      <p className="text-sm text-ink-2">{DEVICE_LABELS.codeOnce}</p>
    </div>
  );
}

/** Shows a code with which another device plays as this player. */
export const DeviceDialog = ({ open, onClose }: DialogState) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={DEVICE_LABELS.use}
    description={`${DEVICE_LABELS.useWhatFor} ${DEVICE_LABELS.useHint}`}
  >
    <DeviceCode />
  </Dialog>
);
