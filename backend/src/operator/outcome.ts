/** What a command has done: for people, and for programs. */
export interface Outcome {
  readonly text: string;
  readonly data: object;
}

/** What was typed can't be carried out. One sentence; nothing has changed. */
export class OperatorError extends Error {}
