import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEYS } from '../../store/keys';
import { sessionStore } from '../../store/storage';

const PARAMETER = 'invite';

/**
 * The code of the invite link that led here. It leaves the address bar at once, and this tab remembers it
 * until a group is joined: signing in or a reload in between does not lose it.
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
