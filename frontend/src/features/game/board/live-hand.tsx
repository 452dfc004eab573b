import { Hand, WaitingHand } from '../../../game-kit/hand/hand';
import type { BoardView } from './board-view';
import { Name } from '../../../ui/layout/name';

interface LiveHandProps {
  readonly view: BoardView;
  /** Shown as an alert in place of the hint: a rejection, or that there is no connection. */
  readonly warning: string | null;
  /** Since when the opponent has been awaited, if that is worth mentioning. */
  readonly waiting: string | null;
}

/** Long enough to take up a line of its own, or more on a phone. */
const LONG_WORD = /\S{13}/;

/** Truncates an opponent's name that contains a long word, so that the board below stays in view. */
function Title({ title, opponentInText: opponent }: Pick<BoardView, 'title' | 'opponentInText'>) {
  const at = title.indexOf(opponent);
  if (at < 0 || !LONG_WORD.test(opponent)) return <span>{title}</span>;
  return (
    <>
      <span>{title.slice(0, at)}</span>
      <Name className="inline-block max-w-full truncate align-bottom">{opponent}</Name>
      <span>{title.slice(at + opponent.length)}</span>
    </>
  );
}

/** The letter in hand and what to do with it. The hand is empty while the other player is choosing. */
export function LiveHand({ view, warning, waiting }: LiveHandProps) {
  const { task, letter } = view;
  const isWaiting = task === 'wait-for-letter' || task === 'wait-for-placement';
  const note = isWaiting && waiting !== null ? `${waiting}. You can come back later.` : view.note;
  const title = <Title title={view.title} opponentInText={view.opponentInText} />;
  if (task === 'wait-for-letter' || task === 'finish') {
    return <WaitingHand {...{ title, note, warning }} isLong={isWaiting && waiting !== null} />;
  }
  return (
    <Hand
      letter={letter}
      tone={task === 'wait-for-placement' ? 'plain' : 'mine'}
      {...{ title, note, warning }}
    />
  );
}
