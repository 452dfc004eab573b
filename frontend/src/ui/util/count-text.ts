import { once } from './once';

// Made when the first number is shown, because the browser's tables of numbers take 20 ms or more to load.
const format = once(() => new Intl.NumberFormat('en'));
const compactFormat = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** '1,212' */
export const countText = (count: number): string => format().format(count);

/** '1.2K' */
export const compactCountText = (count: number): string => compactFormat().format(count);
