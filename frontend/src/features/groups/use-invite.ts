import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEYS } from '../../store/storage/keys';
import { sessionStore } from '../../store/storage/storage';

const PARAMETER = 'invite';

/**
 * The code in the invite link. It is removed from the address bar at once and kept in this tab until the
 * player joins a group, so that it survives signing in or a reload.
 */
export function useInvite(): { invited: string; forget: () => void } {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(PARAMETER);
  const [invited, setInvited] = useState(inAddress ?? sessionStore.readText(KEYS.inviteCode) ?? '');
  if (inAddress !== null && inAddress !== invited) setInvited(inAddress);

  useEffect(() => {
    if (inAddress === null) return;
    sessionStore.writeText(KEYS.inviteCode, inAddress);
    setParams({}, { replace: true });
  }, [inAddress, setParams]);

  const forget = () => {
    sessionStore.remove(KEYS.inviteCode);
    setInvited('');
  };
  return { invited, forget };
}
