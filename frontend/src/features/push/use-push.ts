import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import type { PushWishes } from '@tessera/contracts/push';
import { KEYS } from '../../store/storage/keys';
import { useAppDispatch } from '../../store/create-store';
import { usePushKeyQuery } from './push.api';
import { permissionNow, pushSupport } from './push-device';
import { pushActions, selectPush } from './push.slice';

/**
 * `off-server`: this server sends no notices. `blocked`: the player has denied them in the browser. `off` and
 * `on`: what the player has chosen.
 */
export type PushState = 'loading' | 'off-server' | 'unsupported' | 'needs-install' | 'blocked' | 'off' | 'on';

/** The player may change the permission in the browser's own settings and come back. */
function subscribeToReturn(onReturn: () => void): () => void {
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}

/** Whether push notices can be had here, and which ones the player gets. */
export function usePush(): { readonly state: PushState; readonly wishes: PushWishes | null } {
  const dispatch = useAppDispatch();
  const { wishes } = useSelector(selectPush);
  const permission = useSyncExternalStore(subscribeToReturn, permissionNow, permissionNow);
  const support = pushSupport();
  const skip = support === 'unsupported' || permission === 'denied';
  const { data: publicKey, isError } = usePushKeyQuery(undefined, { skip });

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === KEYS.push) dispatch(pushActions.wishesRestored());
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);

  const state = (): PushState => {
    if (support === 'unsupported') return 'unsupported';
    if (permission === 'denied') return 'blocked';
    if (publicKey === null) return 'off-server';
    // Without a response, a press still tries.
    if (publicKey === undefined && !isError) return 'loading';
    if (support === 'needs-install') return 'needs-install';
    return wishes && permission === 'granted' ? 'on' : 'off';
  };
  return { state: state(), wishes };
}
