import type { PracticeGame } from '@tessera/contracts/practice';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { monthOf, ROUNDS, type PlainDate } from '@tessera/rules';
import { ARCHIVE_TEXTS, practiceDone, practiceTitle } from '../archive-texts';
import { REVIEW_TEXTS } from '../../../solver/review-texts';
import { pointsText } from '../../../ui/util/format';
import { ButtonLink } from '../../../ui/button/button';
import { HomeButton } from '../../../ui/button/page-buttons';
import { HeaderNote, ButtonRow, Page } from '../../../ui/layout/page';
import { LetterLine } from '../../../game-kit/result/result-layout';
import { FinishedGame } from '../../../game-kit/result/finished-game';
import { useGameEnd } from '../../../game-kit/result/use-game-end';
import { useDailySpreadQuery } from '../../spread/spread.api';
import { ScoreSpread } from '../../spread/score-spread.public';
import { useBestGrid } from '../../../solver/use-solver';
import { ShowWordsCard } from '../../settings/show-words-card.public';
import { Verdict } from '../../best-grid/verdict.public';
import { BestPossibleOf } from '../../best-grid/best-possible.public';
import { Facts } from '../../../ui/stats/stats';
import { usePracticeMonthQuery } from '../archive.api';

const NONE = '–';

/** For comparison: the player's own daily, and a good player's expected score. */
function PracticeFacts({ date }: { readonly date: PlainDate }) {
  const { data } = usePracticeMonthQuery(monthOf(date));
  const day = data?.days.find((one) => one.date === date);
  const expected = day?.expectedScore ?? null;
  return (
    <Facts
      items={[
        { label: ARCHIVE_TEXTS.yourScore, value: day?.dailyScore ?? NONE },
        { label: ARCHIVE_TEXTS.goodScore, value: expected === null ? NONE : Math.round(expected) },
      ]}
    />
  );
}

interface PracticeResultProps {
  readonly date: PlainDate;
  readonly game: PracticeGame;
  /** The game has just been played, so its score is counted line by line. */
  readonly fresh: boolean;
}

export function PracticeResult({ date, game, fresh }: PracticeResultProps) {
  const { gameId, gameNumber, playerScore, playerWords } = game;
  const end = useGameEnd(game.playerGrid, playerWords, { fresh, more: `${ARCHIVE_TEXTS.practiceNote}.` });
  const search = useBestGrid(end.shown.grid, game.lexicon);
  const { currentData: spread } = useDailySpreadQuery(date);
  const heading = practiceDone(gameNumber);

  return (
    <Page
      title={practiceTitle(gameNumber)}
      heading={`${heading}: ${pointsText(playerScore)}`}
      hiddenHeading
      width="wide"
    >
      <HeaderNote>{`#${gameNumber}`}</HeaderNote>
      <FinishedGame
        end={end}
        title={heading}
        note={<p className="text-sm font-medium text-teal">{ARCHIVE_TEXTS.practiceNote}</p>}
        verdict={
          <Verdict {...{ end, search }} score={playerScore} words={playerWords} spread={spread?.scores} />
        }
        from={pathOf(PAGES.practice, { date })}
        facts={<PracticeFacts date={date} />}
        actions={
          <>
            {game.roundHistory.length === ROUNDS && (
              <ButtonLink to={pathOf(PAGES.review, { gameId })} variant="primary" wide>
                {REVIEW_TEXTS.review}
              </ButtonLink>
            )}
            <ButtonRow>
              <ButtonLink to={`${PAGES.archive}?month=${monthOf(date)}`}>
                {ARCHIVE_TEXTS.backToArchive}
              </ButtonLink>
              <HomeButton />
            </ButtonRow>
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-2">
          {fresh && <ShowWordsCard />}
          <ScoreSpread date={date} score={playerScore} />
          <BestPossibleOf search={search} score={playerScore} />
          <LetterLine label="That day's letters" sequence={game.letterSequence} />
        </div>
      </FinishedGame>
    </Page>
  );
}
