import type { NameAvailability } from '@tessera/contracts';

/** What is known of a name that is being typed. */
export interface NameCheck {
  /** As it would be kept. */
  readonly name: string;
  /** What is wrong with its form; an empty name has a problem too, though nothing is said of it yet. */
  readonly problem: string | null;
  /** Why it cannot be had, where the server has said so. */
  readonly taken: { readonly reason: string | null } | null;
  /** What to say below the field. */
  readonly note: { readonly tone: 'good' | 'bad' | 'busy'; readonly text: string } | null;
}

interface Known {
  readonly name: string;
  readonly problem: string | null;
  /** The server's answer about exactly this name. */
  readonly answer: NameAvailability | undefined;
  readonly isError: boolean;
}

/** What is said in each state. */
interface NameCheckTexts {
  readonly checking: string;
  readonly available: string;
  readonly taken: string;
  /** The server's reason for the same, as shown in notices. */
  readonly takenReason: string;
  readonly failed: string;
}

function noteOf({ name, problem, answer, isError }: Known, words: NameCheckTexts): NameCheck['note'] {
  if (name === '') return null;
  if (problem !== null) return { tone: 'bad', text: problem };
  if (isError) return { tone: 'bad', text: words.failed };
  if (!answer) return { tone: 'busy', text: words.checking };
  if (answer.available) return { tone: 'good', text: words.available };
  const reason = answer.reason ?? words.takenReason;
  return { tone: 'bad', text: reason === words.takenReason ? words.taken : reason };
}

/** Puts together what the form of a name and the server say about it. */
export const checkName = (known: Known, words: NameCheckTexts): NameCheck => ({
  name: known.name,
  problem: known.problem,
  taken: known.problem === null && known.answer?.available === false ? { reason: known.answer.reason } : null,
  note: noteOf(known, words),
});
