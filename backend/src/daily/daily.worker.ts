import type { Letter } from '@tessera/rules';
import { drawProved, rate, type Drawing, type ProvedDaily, type Rating } from './draw-proved.js';

/** Draw the letters of some dates, or rate letters that have been drawn. */
export type DailyTask = { readonly draw: Drawing } | { readonly rate: readonly (readonly Letter[])[] };
export type DailyResult = ProvedDaily[] | Rating[];

export default (task: DailyTask): DailyResult =>
  'draw' in task ? drawProved(task.draw) : task.rate.map(rate);
