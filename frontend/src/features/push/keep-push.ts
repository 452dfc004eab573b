import { userTimezone } from '../../store/daily/today';
import { sendWishes, turnOff } from './change-push';
import { currentSubscription, isSupported } from './push-device';
import { type PushThunk, isOutdated, readSavedPush } from './push.slice';

/**
 * Keeps the server up to date about this device: its player may have changed, its subscription may have been
 * replaced, its player may have blocked notices or traveled. Usually there is nothing to do.
 */
export const keepPush = (): PushThunk<Promise<void>> => async (dispatch) => {
  const saved = readSavedPush();
  if (!saved || !isSupported()) return;
  if (Notification.permission !== 'granted') return dispatch(turnOff());
  const { endpoint } = (await currentSubscription()) ?? {};
  const zone = userTimezone();
  if (endpoint === saved.endpoint && !isOutdated(saved, zone)) return;
  const { kinds, reminder } = saved;
  await dispatch(sendWishes({ kinds, reminder: reminder && { ...reminder, timeZone: zone } }));
};
