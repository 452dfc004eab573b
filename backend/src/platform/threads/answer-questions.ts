import { parentPort } from 'node:worker_threads';
import type { Answered, Asked } from './thread.js';

/** Makes this file a thread's: it answers what `Thread` asks. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Answer | Promise<Answer>,
): void {
  const reply = async ({ id, question }: Asked<Question>): Promise<Answered<Answer>> => {
    try {
      return { id, answer: await answer(question) };
    } catch (error) {
      return { id, problem: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.on('message', (asked: Asked<Question>) => {
    void reply(asked).then((answered) => parentPort?.postMessage(answered));
  });
}
