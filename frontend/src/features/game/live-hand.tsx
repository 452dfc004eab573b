import { Hand } from '../../ui/hand';
import { WaitingHand } from '../../ui/waiting-hand';
import type { TableView } from './table-view';

interface LiveHandProps {
  readonly view: TableView;
  /** Said in place of the hint, and as an alert: a refusal, or that the connection is gone. */
  readonly warning: string | null;
}

/** The letter in hand and what to do with it. Nothing is in hand while the other player chooses. */
export function LiveHand({ view, warning }: LiveHandProps) {
  const { task, letter, title, note } = view;
  const hint = warning ?? note;
  const noteLook = warning === null ? undefined : 'text-terra';
  if (task === 'wait-for-letter' || task === 'finish') {
    return (
      <WaitingHand title={title} {...(hint !== '' && { note: <span className={noteLook}>{hint}</span> })} />
    );
  }
  return (
    <Hand
      letter={letter}
      tone={task === 'wait-for-placement' ? 'plain' : 'mine'}
      title={title}
      note={<span className={noteLook}>{hint}</span>}
    />
  );
}
