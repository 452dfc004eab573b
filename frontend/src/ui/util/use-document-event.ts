import { useEffect, useEffectEvent } from 'react';

/** Calls the listener on every event of this kind, wherever on the page it happens. */
export function useDocumentEvent<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  listener: (event: DocumentEventMap[Kind]) => void,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: DocumentEventMap[Kind]) => onEvent(event);
    document.addEventListener(kind, listen);
    return () => document.removeEventListener(kind, listen);
  }, [kind]);
}
