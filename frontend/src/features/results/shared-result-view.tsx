import { PAGES, PRODUCT, RESULTS_TEXTS, TEXTS, pathOf, sharedTitle } from '@tessera/contracts/constants';
import type { PublicResult } from '@tessera/contracts';
import { cellsOf, gridFromRows } from '@tessera/rules';
import { useMemo } from 'react';
import { BigScore } from '../../game-kit/result/big-score';
import { Board } from '../../game-kit/board/board';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote } from '../../ui/layout/header-note';
import { Actions, Page } from '../../ui/layout/page';
import { ResultWords } from '../../game-kit/result/result-words';

/** Another player's finished daily: name, score, grid and words. */
export function SharedResultView({ result }: { readonly result: PublicResult }) {
  const { shareId, gameNumber, playerGrid, playerName, playerScore, playerWords } = result;
  const grid = useMemo(() => gridFromRows(playerGrid), [playerGrid]);
  const scored = useMemo(() => new Set(playerWords.flatMap(cellsOf)), [playerWords]);
  const name = playerName ?? RESULTS_TEXTS.anonymous;
  const title = sharedTitle(playerName, playerScore, gameNumber);

  return (
    <Page title={title} heading={title} hiddenHeading>
      <HeaderNote>#{gameNumber}</HeaderNote>
      <div className="grid gap-2">
        <p className="pt-2 text-center" aria-hidden="true">
          <bdi className="block truncate text-xl font-semibold">{name}</bdi>
          <BigScore points={playerScore} />
          <span className="text-ink-2">
            {playerScore === 1 ? 'point' : 'points'} in {PRODUCT} #{gameNumber}
          </span>
        </p>
        <Board grid={grid} label={`${name}'s grid`} size="small" scored={scored} />
        <ResultWords from={pathOf(PAGES.sharedResult, { shareId })} grid={grid} words={playerWords} />
      </div>
      <Actions>
        <ButtonLink to={PAGES.daily} variant="primary" wide>
          {RESULTS_TEXTS.playToday}
        </ButtonLink>
        <ButtonLink to={PAGES.home} wide>
          {TEXTS.returnHome}
        </ButtonLink>
      </Actions>
    </Page>
  );
}
