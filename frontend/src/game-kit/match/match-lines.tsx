import { wordCheckPath } from '@tessera/contracts/wire';
import { SIDE } from '@tessera/rules';
import { DIRECTIONS, wordOn } from '../result/score-text';
import { WordChip } from '../result/result-words';
import type { Match, MatchSide } from './match';

interface MatchLinesProps {
  readonly match: Match;
  /** The number of lines counted so far; by default all. The others aren't shown yet. */
  readonly counted?: number;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
}

const LINES = DIRECTIONS.flatMap(({ direction, line: name }) =>
  Array.from({ length: SIDE }, (_, line) => ({ direction, line, name: `${name} ${line + 1}` })),
);

/** Both players' words side by side, line by line, with a mark at the better one. */
export const MatchLines = ({ match: { mine, theirs }, counted = LINES.length, from }: MatchLinesProps) => (
  <div className="match-lines">
    <SideWords side={mine} label="Your words" {...{ counted, from }} />
    <ul aria-hidden="true">
      {LINES.map(({ direction, line, name }, at) => {
        const scoreOf = ({ words }: MatchSide) => wordOn(words, direction, line)?.score ?? 0;
        const lead = scoreOf(mine) - scoreOf(theirs);
        return (
          <li key={name} className="held" data-held={at < counted ? undefined : ''}>
            <span data-lead={lead > 0 ? 'mine' : lead < 0 ? 'theirs' : undefined}>{name}</span>
          </li>
        );
      })}
    </ul>
    <SideWords side={theirs} label={`${theirs.name}'s words`} {...{ counted, from }} />
  </div>
);

interface SideWordsProps extends Required<Omit<MatchLinesProps, 'match'>> {
  readonly side: MatchSide;
  readonly label: string;
}

const SideWords = ({ side, label, counted, from }: SideWordsProps) => (
  <ul aria-label={label}>
    {LINES.map(({ direction, line, name }, at) => {
      const found = wordOn(side.words, direction, line);
      return (
        <li key={name} className="held" data-held={at < counted ? undefined : ''}>
          <span className="sr-only">{`${name}: `}</span>
          {found ? (
            <WordChip word={found.word} score={found.score} to={wordCheckPath(found.word)} state={{ from }} />
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">no word</span>
            </>
          )}
        </li>
      );
    })}
  </ul>
);
