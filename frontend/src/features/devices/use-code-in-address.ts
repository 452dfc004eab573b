import { cleanDeviceCode } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The code after the `#` in the address, which is removed from there at once, so that it stays neither in the history
 * nor on screen.
 */
export function useCodeInAddress(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const inAddress = cleanDeviceCode(hash.slice(1));
  if (inAddress !== '' && inAddress !== code) setCode(inAddress);
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return code;
}
