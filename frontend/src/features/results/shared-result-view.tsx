import { PRODUCT } from '@tessera/contracts/product';
import { RESULTS_TEXTS, sharedTitle, type PublicResult } from '@tessera/contracts/results';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { gridFromRows } from '@tessera/rules';
import { useMemo, useEffect, useId, useRef } from 'react';
import { sharedResultName, lettersSpoilText, RESULTS_LABELS } from './results-labels';
import { BigScore, ResultLayout } from '../../game-kit/result/result-layout';
import { knownIdentity } from '../../store/identity/identity';
import { useToday } from '../../store/daily/today';
import { ButtonLink, Button } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { HeaderNote, Actions, Page } from '../../ui/layout/page';
import { ResultBoard } from '../../game-kit/result/result-board';
import { ResultSquares } from '../../game-kit/result/result-squares';
import { AnswerButton, ComparedGrids, ComparedScore } from './compared-result';
import { Reporting, ReportButton } from '../reports/reporting.public';
import { Name } from '../../ui/layout/name';
import { announce } from '../../ui/live-region/live-region';

interface LettersToggleProps {
  /** What it says about the daily that the letters spoil. */
  readonly warning: string;
  readonly isShown: boolean;
  readonly isPending: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

/** Shows or hides the letters of a daily that the visitor hasn't completed, with a warning. */
function LettersToggle({ warning, isShown, isPending, onShow, onHide }: LettersToggleProps) {
  const id = useId();
  const known = useRef(isShown);
  useEffect(() => {
    if (known.current === isShown) return;
    known.current = isShown;
    announce(isShown ? RESULTS_LABELS.lettersShown : RESULTS_LABELS.lettersHidden);
  }, [isShown]);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 pt-1">
      <p id={id} className="min-w-40 flex-1 text-sm text-balance text-ink-2">
        {warning}
      </p>
      <Button
        busy={isPending}
        onClick={isShown ? onHide : onShow}
        aria-describedby={isShown ? undefined : id}
      >
        {isShown ? RESULTS_LABELS.hideLetters : RESULTS_LABELS.showLetters}
      </Button>
    </div>
  );
}

interface SharedResultViewProps {
  readonly result: PublicResult;
  readonly letters: {
    /** The visitor has asked for the letters even if they are a spoiler. */
    readonly asked: boolean;
    readonly isPending: boolean;
    readonly show: () => Promise<void>;
    readonly hide: () => void;
  };
}

/** Another player's finished daily: name, score, grid and words, or squares while they would be a spoiler. */
export function SharedResultView({ result, letters }: SharedResultViewProps) {
  const { shareId, gameNumber, isDateOver, playerGrid, playerName, playerScore, playerUUID } = result;
  const isToday = useToday() === result.dailyChallengeDate;
  const hasToggle = !isDateOver && (playerGrid === null || letters.asked);
  const name = playerName ?? RESULTS_TEXTS.anonymous;
  const own = playerGrid === null ? null : result.own;
  // Duels and simple dailies aren't today's game.
  const hasPlayedToday = own !== null && isToday && result.gameMode === '1pv3';
  const title = sharedTitle(playerName, playerScore, gameNumber);

  return (
    <Page title={title} heading={title} hiddenHeading width="wide">
      <HeaderNote>{`#${gameNumber}`}</HeaderNote>
      <ResultLayout
        boards={own ? 2 : 1}
        score={
          own ? (
            <ComparedScore result={result} own={own} />
          ) : (
            <p className="pt-2 text-center" aria-hidden="true">
              <Name className="block truncate text-xl font-semibold">{name}</Name>
              <BigScore points={playerScore} />
              <span className="text-ink-2">
                {`${playerScore === 1 ? 'point' : 'points'} in ${PRODUCT} #${gameNumber}`}
              </span>
            </p>
          )
        }
        grid={
          own ? (
            <ComparedGrids result={result} own={own} />
          ) : (
            <SharedGrid result={result} label={`${name}'s grid`} />
          )
        }
      >
        {!own && <SharedLead />}
        {hasToggle && (
          <LettersToggle
            warning={isToday ? RESULTS_LABELS.lettersSpoil : lettersSpoilText(gameNumber)}
            isShown={playerGrid !== null}
            isPending={letters.isPending}
            onShow={() => void letters.show()}
            onHide={letters.hide}
          />
        )}
        <Actions>
          {own && <AnswerButton result={result} own={own} />}
          {!hasPlayedToday && (
            <ButtonLink to={PAGES.daily} variant={own ? 'quiet' : 'primary'} wide>
              {RESULTS_TEXTS.playToday}
            </ButtonLink>
          )}
          <HomeButton wide />
          {playerUUID !== knownIdentity()?.playerUUID && (
            <Reporting>
              <ReportButton kind="shared-result" target={shareId} name={sharedResultName(name)} />
            </Reporting>
          )}
        </Actions>
      </ResultLayout>
    </Page>
  );
}

/** The same for all results, so that there is something to read before this one is known. */
export const SharedLead = () => (
  <p className="py-1 text-center text-md text-pretty text-ink-2 lg:text-left">{RESULTS_LABELS.sharedLead}</p>
);

interface SharedGridProps {
  readonly result: PublicResult;
  readonly label: string;
}

function SharedGrid({ result, label }: SharedGridProps) {
  const { shareId, playerGrid, playerWords, scoring } = result;
  const grid = useMemo(() => playerGrid && gridFromRows(playerGrid), [playerGrid]);
  if (grid && playerWords) {
    const from = pathOf(PAGES.sharedResult, { shareId });
    return <ResultBoard grid={grid} words={playerWords} label={label} from={from} />;
  }
  return <ResultSquares scoring={scoring} label={label} />;
}
