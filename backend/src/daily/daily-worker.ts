import type { Letter } from '@tessera/rules';
import { answerQuestions } from '../platform/threads/answer-questions.js';
import { drawProved, rate, type Drawing, type ProvedDaily, type Rating } from './draw-proved.js';

/** What the daily's thread is asked: to draw dates, or to rate letters that are drawn. */
export type DailyQuestion = { readonly draw: Drawing } | { readonly rate: readonly (readonly Letter[])[] };
export type DailyAnswer = ProvedDaily[] | Rating[];

answerQuestions<DailyQuestion, DailyAnswer>((question) =>
  'draw' in question ? drawProved(question.draw) : question.rate.map(rate),
);
