import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { useDevicesQuery } from './devices.api';

/** Whether another device has been linked since the code was shown. */
export function useIsLinked(code: string | undefined): boolean {
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
