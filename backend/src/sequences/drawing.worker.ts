import {
  drawSolvable,
  rate,
  type Drawing,
  type DrawnLetters,
  type SolvableDaily,
  type Rating,
} from './draw-solvable.js';

/** Draws the letters of some dates, or rates letters that have been drawn. */
export type DrawingTask = { readonly draw: Drawing } | { readonly rate: readonly DrawnLetters[] };
export type DrawingResult = SolvableDaily[] | Rating[];

export default (task: DrawingTask): DrawingResult =>
  'draw' in task ? drawSolvable(task.draw) : task.rate.map(rate);
