import { useEffect, useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';
import { toastStore } from './toast';
import { useSignal } from '../util/signal';

const ToastView = lazyComponent(() => import('../overlays').then((part) => part.ToastView), {
  silent: true,
});

/** Shows notices; rendered once in the shell. Its code loads with the first notice, or shortly after the page. */
export function Toaster() {
  const toast = useSignal(toastStore);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return toast || settled ? <ToastView toast={toast} /> : null;
}

/** F8 must work even before the first notice, but this must not delay the first paint. */
const SETTLE_MS = 2500;
