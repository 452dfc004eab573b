import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface KeptHeightProps {
  readonly loading: boolean;
  readonly children: ReactNode;
}

/** Stays as high as it was while its content loads again, so that what is below doesn't jump up and down. */
export function KeptHeight({ loading, children }: KeptHeightProps) {
  const box = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    node.style.minHeight = loading && height.current > 0 ? `${height.current}px` : '';
    if (!loading) height.current = node.offsetHeight;
  });
  return <div ref={box}>{children}</div>;
}
