import type { PushWishes } from '@tessera/contracts/push';
import { pushApi } from './push.api';
import { askPermission, currentSubscription, subscribe, wireForm } from './push-device';
import { pushActions, selectPush, type PushThunk, forgetPush, readSavedPush, savePush } from './push.slice';

/** The server's key. Throws if the server can't be reached or sends no notices. */
const serverKey = (): PushThunk<Promise<string>> => async (dispatch) => {
  const ask = pushApi.endpoints.pushKey.initiate(undefined, { subscribe: false });
  const publicKey = await dispatch(ask).unwrap();
  if (publicKey === null) throw new Error('this server sends no notices');
  return publicKey;
};

/** Asks the server to tell this device what its player wants to know. Throws if that fails. */
export const sendWishes =
  (wishes: PushWishes): PushThunk<Promise<void>> =>
  async (dispatch) => {
    const before = readSavedPush()?.endpoint;
    const publicKey = await dispatch(serverKey());
    const device = wireForm(await subscribe(publicKey));
    await dispatch(pushApi.endpoints.savePushSubscription.initiate({ ...device, ...wishes })).unwrap();
    savePush(wishes, device.endpoint);
    if (before !== undefined && before !== device.endpoint) await dispatch(dropEndpoint(before));
  };

/** If this fails, the push service tells the server that the endpoint is gone. */
const dropEndpoint =
  (endpoint: string): PushThunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(pushApi.endpoints.deletePushSubscription.initiate({ endpoint }));
  };

/** Works without a connection, too. */
export const turnOff = (): PushThunk<Promise<void>> => async (dispatch) => {
  const saved = readSavedPush();
  forgetPush();
  const subscription = await currentSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  if (saved) await dispatch(dropEndpoint(saved.endpoint));
};

/**
 * Shows the change at once and saves it; null turns notices off. Changes during a request follow it. Resolves to
 * whether notices are on. Call this from a press, because it may ask for permission.
 */
export const changePush =
  (wishes: PushWishes | null): PushThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    dispatch(pushActions.wishesChanged(wishes));
    if (selectPush(getState()).pending) return wishes !== null;
    dispatch(pushActions.sendingStarted());
    try {
      if (wishes && (await askPermission()) !== 'granted') {
        dispatch(pushActions.wishesRestored());
        return false;
      }
      for (;;) {
        const { wishes: wanted, saved } = selectPush(getState());
        if (wanted === saved) break;
        await dispatch(wanted ? sendWishes(wanted) : turnOff());
        dispatch(pushActions.wishesSaved(wanted));
      }
      dispatch(pushActions.sendingEnded());
    } catch {
      dispatch(pushActions.sendingFailed());
    }
    return selectPush(getState()).saved !== null;
  };
