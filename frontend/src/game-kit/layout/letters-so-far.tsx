import { ROUNDS, isOddRound } from '@tessera/rules';

interface LettersSoFarProps {
  /** By round. */
  readonly letters: readonly string[];
  /** The current round. */
  readonly round: number;
  /** Who chooses in odd and in even rounds: by default nobody and the player. */
  readonly choosers?: readonly [string, string];
}

const BLIND_AND_OWN = ['Blind', 'Yours'] as const;

/** The letters of the game in two columns, one for each chooser, with room for those to come. */
export const LettersSoFar = ({ letters, round, choosers = BLIND_AND_OWN }: LettersSoFarProps) => (
  <section className="grid justify-items-start gap-2">
    <h2 className="text-lg">Letters so far</h2>
    <div className="flex gap-6">
      {choosers.map((chooser, at) => (
        <div key={chooser} className="grid content-start gap-1.5">
          <h3
            translate={choosers === BLIND_AND_OWN ? undefined : 'no'}
            className="max-w-24 truncate font-text text-sm font-normal text-ink-2"
          >
            {chooser}
          </h3>
          <ol className="grid gap-1">
            {Array.from({ length: ROUNDS }, (_, index) => index)
              .filter((index) => isOddRound(index + 1) === (at === 0))
              .map((index) => (
                <li
                  key={index}
                  translate="no"
                  data-next={index === round - 1 ? '' : undefined}
                  className="grid size-8 place-items-center rounded-[6px] bg-socket font-display text-lg leading-none font-[620] data-next:inset-ring-2 data-next:inset-ring-ochre"
                >
                  {letters[index]}
                </li>
              ))}
          </ol>
        </div>
      ))}
    </div>
  </section>
);
