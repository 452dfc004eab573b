import type { ChallengeGame } from '@tessera/contracts/challenges';
import type { DailyGame } from '@tessera/contracts/daily';
import { TEXTS, loadingFailedText } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { ROUNDS, gridFromRows } from '@tessera/rules';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { REVIEW_TEXTS, reviewTitle } from '../../solver/review-texts';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { ButtonLink } from '../../ui/button/button';
import { HeaderNote, Actions, Page } from '../../ui/layout/page';
import { HomeButton } from '../../ui/button/page-buttons';
import { LoadFailed } from '../../ui/loading/load-states';
import { Message } from '../../ui/layout/message';
import { usePracticeQuery } from '../archive/archive.api';
import { useChallengeGameQuery } from '../challenges/challenges.api';
import { useDailyQuery } from '../daily/daily.api';
import { BestPossible } from '../best-grid/best-possible.public';
import { ReviewView, ReviewLoading } from './review-view';

const PRACTICE_IDS = /^PR-/;
const CHALLENGE_IDS = /^PML-/;

/** These mean that there is nothing for this player to see. Other errors may be temporary. */
const NOTHING_THERE = [400, 403, 404, 410];

/** A review of a finished daily, practice game or challenge, round by round. */
export function ReviewPage() {
  const { gameId = '' } = useParams();
  const isPractice = PRACTICE_IDS.test(gameId);
  const isChallenge = CHALLENGE_IDS.test(gameId);
  const daily = useDailyQuery(gameId, { skip: isPractice || isChallenge });
  const practice = usePracticeQuery(gameId, { skip: !isPractice });
  const challenge = useChallengeGameQuery(gameId.replace(CHALLENGE_IDS, ''), { skip: !isChallenge });
  const query = isChallenge ? challenge : isPractice ? practice : daily;
  const { currentData: game, error } = query;
  const missing = game
    ? game.status !== 'completed'
    : isApiError(error) && NOTHING_THERE.includes(error.status);

  const done = game && !missing ? game : null;
  const isLoading = !missing && error === undefined;
  const number = done === null || 'code' in done ? null : done.gameNumber;
  const heading = number === null ? REVIEW_TEXTS.title : reviewTitle(number);
  // One page for all states, so that its heading keeps the focus.
  return (
    <Page
      title={heading}
      heading={heading}
      hiddenHeading={!done && !isLoading}
      width={done || isLoading ? 'columns' : 'text'}
    >
      {done ? (
        <ReviewOf game={done} number={number} />
      ) : missing ? (
        <Message title={TEXTS.noResult}>
          <HomeButton variant="primary" wide />
        </Message>
      ) : error !== undefined ? (
        <LoadFailed title={TEXTS.resultFailed} detail={loadingFailedText(reasonOf(error))} query={query} />
      ) : (
        <ReviewLoading />
      )}
    </Page>
  );
}

/** The path of a game's result. */
function resultPath(game: DailyGame | ChallengeGame): string {
  if ('code' in game) return pathOf(PAGES.challenge, { code: game.code });
  const { gameId, dailyChallengeDate: date } = game;
  return PRACTICE_IDS.test(gameId)
    ? pathOf(PAGES.practice, { date })
    : pathOf(PAGES.dailyResults, { gameId });
}

interface ReviewOfProps {
  readonly game: DailyGame | ChallengeGame;
  /** Null for a challenge. */
  readonly number: number | null;
}

function ReviewOf({ game, number }: ReviewOfProps) {
  const { roundHistory, playerScore } = game;
  const grid = useMemo(() => gridFromRows(game.playerGrid), [game.playerGrid]);
  const moves = useMemo(
    () => roundHistory.map(({ round, letter, cellIndex }) => ({ round, letter, cellIndex })),
    [roundHistory],
  );
  return (
    <>
      {number !== null && <HeaderNote>{`#${number}`}</HeaderNote>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {moves.length === ROUNDS ? (
          <ReviewView moves={moves} lexicon={game.lexicon} />
        ) : (
          <div className="py-4">
            <h2 className="text-xl">{REVIEW_TEXTS.noHistory}</h2>
            <p className="text-ink-2">{REVIEW_TEXTS.noHistoryDetail}</p>
          </div>
        )}
        <BestPossible grid={grid} score={playerScore} lexicon={game.lexicon} />
      </div>
      <Actions>
        <ButtonLink to={resultPath(game)} variant="primary" wide>
          {TEXTS.backToResults}
        </ButtonLink>
      </Actions>
    </>
  );
}
