import { ROUNDS, isOddRound } from '@tessera/rules';
import type { ReactNode } from 'react';

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
export const LettersSoFar = ({ letters, round, choosers = BLIND_AND_OWN, place }: LettersSoFarProps) => (
  <section className="letters-so-far" data-place={place} aria-label="Letters so far">
    {place === 'beside' && <h2 className="text-lg">Letters so far</h2>}
    <div className="letters-so-far__choosers">
      {choosers.map((chooser, at) => (
        <div key={at} className="letters-so-far__chooser">
          <h3 className="truncate font-text text-sm font-normal text-ink-2">{chooser}</h3>
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
