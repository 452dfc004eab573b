import { roundText } from '@tessera/contracts/texts';
import { ROUNDS, isOddRound } from '@tessera/rules';
import type { ReactNode } from 'react';

interface RoundStripProps {
  /** The current round, 1-16. Beyond that, all are done. */
  readonly round: number;
}

type RoundState = 'done' | 'now' | 'to-come';

const COLORS: Record<RoundState, string> = {
  done: 'bg-teal',
  now: 'bg-ochre',
  'to-come': 'bg-round-left',
};

const stateOf = (index: number, round: number): RoundState =>
  index < round ? 'done' : index === round ? 'now' : 'to-come';

/** The sixteen rounds as a strip of tesserae: past, current, future. */
export const RoundStrip = ({ round }: RoundStripProps) => (
  <div
    role="img"
    aria-label={round > ROUNDS ? `All ${ROUNDS} rounds played` : roundText(round, ROUNDS)}
    className="grid w-full grid-cols-16 gap-[3px]"
  >
    {Array.from({ length: ROUNDS }, (_, i) => stateOf(i + 1, round)).map((state, i) => (
      <i
        key={i}
        data-round={state}
        className={`block transition-colors h-[7px] rounded-[2px] ${COLORS[state]}`}
      />
    ))}
  </div>
);

interface LettersSoFarProps {
  /** By round. */
  readonly letters: readonly string[];
  /** The current round. */
  readonly round: number;
  /** Who chooses in odd and in even rounds: by default nobody and the player. */
  readonly choosers?: readonly [ReactNode, ReactNode];
  /** `beside` the board in two columns or, on smaller screens, `below` it in two rows. */
  readonly place: 'beside' | 'below';
}

const BLIND_AND_OWN = ['Blind', 'Yours'] as const;

const roundsOf = (at: number): number[] =>
  Array.from({ length: ROUNDS }, (_, index) => index).filter((index) => isOddRound(index + 1) === (at === 0));

/** The letters of the game, apart for each chooser, with room for those to come. */
export function LettersSoFar({ letters, round, choosers = BLIND_AND_OWN, place }: LettersSoFarProps) {
  const Heading = place === 'beside' ? 'h3' : 'h2';
  return (
    <section className="letters-so-far" data-place={place} aria-label="Letters so far">
      {place === 'beside' && <h2 className="text-lg">Letters so far</h2>}
      <div className="letters-so-far__choosers">
        {choosers.map((chooser, at) => (
          <div key={at} className="letters-so-far__chooser">
            <Heading className="truncate font-text text-sm font-normal text-ink-2">{chooser}</Heading>
            <ol translate="no">
              {roundsOf(at).map((index) => (
                <li key={index} data-next={index === round - 1 ? '' : undefined}>
                  {letters[index]}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
