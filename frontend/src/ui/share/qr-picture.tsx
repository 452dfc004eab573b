import { create } from 'qrcode';
import { useMemo } from 'react';

/** One path of unit squares, module by module (row by row in `data`). */
function pathOf(text: string): { path: string; size: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, at) =>
    dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { path: squares.join(''), size };
}

/** Dark on white in both themes, because some scanners can't read inverted codes. */
export function QrPicture({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" className="size-full">
      <path d={path} fill="#23262c" />
    </svg>
  );
}
