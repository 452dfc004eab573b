import { PAGES } from '@tessera/contracts/wire';
import type { ReactNode } from 'react';

// Pictures made of tiles, in a square of 32.

interface Tiles {
  readonly columns: number;
  readonly size: number;
  /** From one tile to the next. */
  readonly step: number;
  readonly left: number;
  readonly top: number;
}

const tile = (x: number, y: number, size: number, fill: string) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={size} height={size} rx={size / 4} className={fill} />
);

/** Tiles in rows, each teal or of the color of what isn't there yet. */
const mosaic = (done: readonly boolean[], { columns, size, step, left, top }: Tiles) =>
  done.map((isDone, at) =>
    tile(
      left + (at % columns) * step,
      top + Math.floor(at / columns) * step,
      size,
      isDone ? 'fill-teal' : 'fill-bar',
    ),
  );

const firstOf = (count: number, all: number): boolean[] => Array.from({ length: all }, (_, at) => at < count);

export const FRIEND_PICTURE = (
  <>
    {tile(2, 6, 15, 'fill-teal')}
    {tile(15, 11, 15, 'fill-terra stroke-paper stroke-2')}
  </>
);

export const BOT_PICTURE = (
  <>
    {tile(5, 5, 22, 'fill-ink')}
    {tile(10, 13, 4, 'fill-card')}
    {tile(18, 13, 4, 'fill-card')}
  </>
);

const PLAYED_DAYS = [1, 3, 4, 7];

/** Of the modes in the row below the day's games. */
export const MODE_PICTURES: Readonly<Record<string, ReactNode>> = {
  [PAGES.challenges]: mosaic(firstOf(5, 8), { columns: 4, size: 6, step: 7.2, left: 2, top: 9 }),
  [PAGES.duels]: BOT_PICTURE,
  [PAGES.archive]: mosaic(
    Array.from({ length: 9 }, (_, day) => PLAYED_DAYS.includes(day)),
    { columns: 3, size: 6.5, step: 9, left: 4, top: 4 },
  ),
  [PAGES.simpleDaily]: tile(7, 7, 18, 'fill-ochre'),
};

const MAX_MEMBERS = 9;

/** A tessera for each member, or for each share of a large group: teal for those who have played. */
export function groupPicture(members: number, played: number): ReactNode {
  const shown = Math.min(members, MAX_MEMBERS);
  const done = Math.ceil((played * shown) / members);
  const columns = shown > 4 ? 3 : Math.min(shown, 2);
  const rows = Math.ceil(shown / columns);
  const step = columns === 3 ? 9 : 12;
  return mosaic(firstOf(done, shown), {
    columns,
    size: step - 2.5,
    step,
    left: (32 - columns * step + 2.5) / 2,
    top: (32 - rows * step + 2.5) / 2,
  });
}
