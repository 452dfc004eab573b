import { Hand } from '../../../game-kit/hand/hand';
import { WaitingHand } from '../../../game-kit/hand/waiting-hand';
import type { BoardView } from './board-view';

interface LiveHandProps {
  readonly view: BoardView;
  /** Said in place of the hint, and as an alert: a rejection, or that the connection is gone. */
  readonly warning: string | null;
}

/** A word that would take a line for itself, and more on a phone. */
const LONG_WORD = /\S{13}/;

/** The title; a name with a long word is cut in it, so that the board below stays in the window. */
function Title({ title, opponent }: Pick<BoardView, 'title' | 'opponent'>) {
  const at = title.indexOf(opponent);
  if (at < 0 || !LONG_WORD.test(opponent)) return title;
  return (
    <>
      {title.slice(0, at)}
      <bdi className="inline-block max-w-full truncate align-bottom">{opponent}</bdi>
      {title.slice(at + opponent.length)}
    </>
  );
}

/** The letter in hand and what to do with it. Nothing is in hand while the other player chooses. */
export function LiveHand({ view, warning }: LiveHandProps) {
  const { task, letter, note } = view;
  const title = <Title title={view.title} opponent={view.opponent} />;
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
