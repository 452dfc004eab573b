import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { cellsOf, gridFromRows } from '@tessera/rules';
import { useEffect, useMemo } from 'react';
import { Board } from '../../ui/board';
import { ButtonLink } from '../../ui/button';
import { announce } from '../../ui/live-region';
import { OtherWays } from '../../ui/other-ways';
import { Actions } from '../../ui/page';
import { ResultWords } from '../../ui/result-words';
import { useLineByLine } from '../../ui/use-line-by-line';
import { BestPossible } from '../review/best-possible.part';
import type { SimpleTable } from './simple-daily.slice';
import { SIMPLE_TEXTS } from './simple-texts';

/** How it ended: score, grid, words. Counted before the player's eyes where they have just played it. */
export function SimpleResult({ table }: { readonly table: SimpleTable }) {
  const { game, fresh, alreadyPlayed } = table;
  const { playerScore, playerWords, gameNumber } = game;
  const grid = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const lines = useMemo(
    () => playerWords.map((word) => ({ cells: cellsOf(word), points: word.score })),
    [playerWords],
  );
  const { lit, raised, points, done } = useLineByLine(lines, fresh);
  const scored = useMemo(() => new Set(lines.flatMap(({ cells }) => cells)), [lines]);
  const heading = `${SIMPLE_TEXTS.title} #${gameNumber} complete`;

  useEffect(() => {
    if (done) announce(`${heading}. Your score is ${playerScore}.`);
  }, [done, heading, playerScore]);

  return (
    <>
      <div className="grid gap-1.5 pt-2">
        <p className="text-center">
          <b
            className="block font-display text-[60px] leading-none font-[640] tabular-nums md:text-[64px]"
            data-testid="score"
          >
            {done ? playerScore : points}
          </b>
          <span className="text-ink-2">{heading}</span>
        </p>
        {alreadyPlayed !== null && <p className="pb-1 text-center text-[14px]">{alreadyPlayed}</p>}
        <Board grid={grid} label={TEXTS.gridName} size="small" {...(done ? { scored } : { lit, raised })} />
        <ResultWords from={PAGES.simpleDaily} grid={grid} words={playerWords} />
        <BestPossible grid={grid} score={playerScore} />
      </div>
      <Actions>
        <ButtonLink to={PAGES.daily} variant="primary" wide>
          {TEXTS.todaysGame}
        </ButtonLink>
        <ButtonLink to={PAGES.home} wide>
          {TEXTS.returnHome}
        </ButtonLink>
      </Actions>
      <OtherWays except={PAGES.simpleDaily} />
    </>
  );
}
