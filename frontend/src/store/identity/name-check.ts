import type { NameAvailability } from '@tessera/contracts/players';

/** The result of checking a name while it is being typed. */
export interface NameCheck {
  /** The name as it would be saved. */
  readonly name: string;
  /** What is wrong with its form. An empty name has a problem, too, although no note is shown for it. */
  readonly problem: string | null;
  /** Set if the server says that the name isn't available. */
  readonly taken: { readonly reason: string | null } | null;
  /** Shown below the field. */
  readonly note: { readonly tone: 'good' | 'bad' | 'busy'; readonly text: string } | null;
}

interface Known {
  readonly name: string;
  readonly problem: string | null;
  /** The server's response for exactly this name. */
  readonly answer: NameAvailability | undefined;
  readonly isError: boolean;
}

/** The texts for each state. */
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

/** Combines the check of the name's form with the server's response. */
export const checkName = (known: Known, words: NameCheckTexts): NameCheck => ({
  name: known.name,
  problem: known.problem,
  taken: known.problem === null && known.answer?.available === false ? { reason: known.answer.reason } : null,
  note: noteOf(known, words),
});
