import { once } from './once';

const format = once(() => new Intl.NumberFormat('en'));
const compactFormat = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** '1,212' */
export const countText = (count: number): string => format().format(count);

/** '1.2K' */
export const compactCountText = (count: number): string => compactFormat().format(count);
