import {
  PAGES,
  PRODUCT,
  RESULTS_TEXTS,
  TEXTS,
  pathOf,
  sharedResultName,
  sharedTitle,
} from '@tessera/contracts/constants';
import type { PublicResult } from '@tessera/contracts';
import { gridFromRows } from '@tessera/rules';
import { useMemo } from 'react';
import { BigScore } from '../../game-kit/result/big-score';
import { knownIdentity } from '../../store/identity/identity';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote } from '../../ui/layout/header-note';
import { Actions, Page } from '../../ui/layout/page';
import { ResultBoard } from '../../game-kit/result/result-board';
import { ReportButton } from '../reports/report-button.public';
import { Reporting } from '../reports/reporting.public';

/** Another player's finished daily: name, score, grid and words. */
export function SharedResultView({ result }: { readonly result: PublicResult }) {
  const { shareId, gameNumber, playerGrid, playerName, playerScore, playerUUID, playerWords } = result;
  const grid = useMemo(() => gridFromRows(playerGrid), [playerGrid]);
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
        <ResultBoard
          grid={grid}
          words={playerWords}
          label={`${name}'s grid`}
          from={pathOf(PAGES.sharedResult, { shareId })}
        />
      </div>
      <Actions>
        <ButtonLink to={PAGES.daily} variant="primary" wide>
          {RESULTS_TEXTS.playToday}
        </ButtonLink>
        <ButtonLink to={PAGES.home} wide>
          {TEXTS.returnHome}
        </ButtonLink>
        {playerUUID !== knownIdentity()?.playerUUID && (
          <Reporting>
            <ReportButton kind="shared-result" target={shareId} name={sharedResultName(name)} />
          </Reporting>
        )}
      </Actions>
    </Page>
  );
}
