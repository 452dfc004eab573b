import type { DuelGameView } from '@tessera/contracts/duels';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { gridFromRows, plainDate } from '@tessera/rules';
import { useMemo } from 'react';
import { duelCompleteText, botAtLevel, botNameOf } from './duel-labels';
import { ButtonLink } from '../../ui/button/button';
import type { Match } from '../../game-kit/match/match';
import { MatchEnd } from '../../game-kit/match/match-end';
import { ShareDuelDialog } from '../results/share-dialogs.public';
import { BestPossible } from '../best-grid/best-possible.public';
import { duelPath } from './duel.api';

const matchOf = (duel: DuelGameView): Match => ({
  mine: {
    name: duel.player1Name ?? 'You',
    grid: gridFromRows(duel.player1Grid),
    score: duel.player1Score,
    words: duel.player1Words,
  },
  theirs: {
    name: botNameOf(duel),
    grid: gridFromRows(duel.player2Grid),
    score: duel.player2Score,
    words: duel.player2Words,
  },
});

interface DuelEndProps {
  readonly duel: DuelGameView;
  /** The duel was completed while the page was open. */
  readonly fresh: boolean;
}

/** The results of a duel. */
export function DuelEnd({ duel, fresh }: DuelEndProps) {
  const match = useMemo(() => matchOf(duel), [duel]);
  return (
    <MatchEnd
      match={match}
      title={duelCompleteText(duel.gameNumber)}
      shared={{ opponent: botAtLevel(duel), gameNumber: duel.gameNumber }}
      shareDialog={(dialog) => (
        <ShareDuelDialog
          gameId={duel.gameId}
          gameNumber={duel.gameNumber}
          date={plainDate(duel.dailyChallengeDate)}
          {...dialog}
        />
      )}
      fresh={fresh}
      from={duelPath(duel.gameId)}
      next={
        <ButtonLink to={PAGES.duels} variant="primary" wide>
          Play Another Level
        </ButtonLink>
      }
      review={
        <ButtonLink to={pathOf(PAGES.review, { gameId: duel.gameId })} size="large" wide>
          {TEXTS.reviewGame}
        </ButtonLink>
      }
    >
      <BestPossible grid={match.mine.grid} score={match.mine.score} lexicon={duel.lexicon} />
    </MatchEnd>
  );
}
