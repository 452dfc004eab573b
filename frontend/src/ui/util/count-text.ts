import { once } from './once';

const format = once(() => new Intl.NumberFormat('en'));
const compactFormat = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** '1,212' */
export const countText = (count: number): string => format().format(count);

/** '1.2K' */
export const compactCountText = (count: number): string => compactFormat().format(count);

/** '24 points'; with a decimal, '1.0 point'. */
export const pointsText = (points: number, decimals = 0): string => {
  const shown = points.toFixed(decimals);
  return `${shown} ${Number(shown) === 1 ? 'point' : 'points'}`;
};
