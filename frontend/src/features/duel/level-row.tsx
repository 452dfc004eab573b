import { DUEL_TEXTS, type DuelLevel, type DuelSummary } from '@tessera/contracts/duels';
import { roundText } from '@tessera/contracts/texts';
import { ROUNDS, outcomeOf, type Outcome } from '@tessera/rules';
import { Link } from '../../ui/link/link';
import { Skeleton } from '../../ui/loading/skeleton';
import { Spinner } from '../../ui/icons/spinner';
import { duelPath } from './duel.api';

interface LevelRowProps {
  readonly level: DuelLevel;
  /** Today's duel at this level. Null if there is none, undefined while loading. */
  readonly duel: DuelSummary | null | undefined;
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** A level with its description and the progress of today's duel. The whole row is clickable. */
export function LevelRow({ level, duel, busy, onStart }: LevelRowProps) {
  const { name, detail } = DUEL_TEXTS.levels[level];
  const words = (
    <span className="grid gap-0.5 text-left">
      <b className="font-display text-xl leading-tight font-[620]">{name}</b>
      <span className="text-sm text-ink-2">{detail}</span>
    </span>
  );
  if (duel === undefined) {
    return (
      <div className="level">
        {words}
        <span className="level__state">
          <Skeleton className="h-[1lh] w-10" />
        </span>
      </div>
    );
  }
  if (duel) {
    return (
      <Link to={duelPath(duel.gameId)} className="level">
        {words}
        {duel.status === 'completed' ? <Scores {...duel} /> : <Running round={duel.currentRound} />}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className="level"
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onStart}
    >
      {words}
      <span className="level__state font-semibold text-teal">{busy ? <Spinner /> : 'Play'}</span>
    </button>
  );
}

const Running = ({ round }: { readonly round: number }) => (
  <span className="level__state">
    <b className="font-semibold text-teal">Resume</b>
    <span className="text-xs text-ink-2">{roundText(round, ROUNDS)}</span>
  </span>
);

const VERDICTS: Readonly<Record<Outcome, string>> = { won: 'You won', lost: 'You lost', tied: 'You tied' };

const Scores = ({ playerScore, botScore }: DuelSummary) => {
  const [mine, theirs] = [playerScore ?? 0, botScore ?? 0];
  return (
    <span className="level__state">
      <span className="sr-only">{`You scored ${mine}, ${DUEL_TEXTS.botName} ${theirs}.`}</span>
      <b aria-hidden="true" className="font-display text-2xl leading-none font-[640] tabular-nums">
        {`${mine}–${theirs}`}
      </b>
      <span className="text-xs text-ink-2">{VERDICTS[outcomeOf(mine, theirs)]}</span>
    </span>
  );
};
