import { SLOW_GAME_TEXTS } from '@tessera/contracts/live';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { liveGrid, otherSeat, type Seat } from '@tessera/rules';
import { useMemo } from 'react';
import { ButtonLink, Button } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import type { MatchSide } from '../../game-kit/match/match';
import { MatchEnd } from '../../game-kit/match/match-end';
import { BestPossible } from '../best-grid/best-possible.public';
import { Reporting, ReportButton } from '../reports/reporting.public';
import { ShareMatchDialog } from '../results/share-dialogs.public';
import { gamePath } from './game-code';
import { nameOf, namedOpponent, opponentAtStart, opponentName, scoreOf, wordsOf } from './seats';
import type { LiveBoardState } from './state/board-state';
import { GAME_TEXTS, rematchOfferedText } from './game-texts';
import { Message } from '../../ui/layout/message';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../store/create-store';
import { isApiError } from '../../store/api/api-error';
import { showFailure } from '../../ui/toast/toast';
import { createGameConnection } from './live/game-connection';
import { saveSeat } from './state/game-session';
import { gameActions, selectBoard, type GameThunk } from './game.slice';
import { useIsMounted } from '../../ui/util/use-is-mounted';

/** A game that one of its players has let go. */
export const LetGoView = ({ board }: { readonly board: LiveBoardState }) => (
  <Message title={GAME_TEXTS.gameLetGo} detail={SLOW_GAME_TEXTS.letGoEnd}>
    <RematchButton board={board} opponent={opponentAtStart(board.facts, board.seat)} />
    <HomeButton wide />
  </Message>
);

const sideOf = ({ facts, known }: Pick<LiveBoardState, 'facts' | 'known'>, seat: Seat): MatchSide => ({
  name: nameOf(facts, seat),
  grid: liveGrid(known, seat),
  score: scoreOf(facts, seat),
  words: wordsOf(facts, seat),
});

/** The end of a live game. */
export function EndView({ board }: { readonly board: LiveBoardState }) {
  const { facts, known, seat } = board;
  const match = useMemo(
    () => ({
      mine: sideOf({ facts, known }, seat),
      theirs: { ...sideOf({ facts, known }, otherSeat(seat)), name: opponentAtStart(facts, seat) },
    }),
    [facts, known, seat],
  );
  const opponent = namedOpponent(facts, seat);
  return (
    <MatchEnd
      match={match}
      shared={{ opponent: opponentName(facts, seat) }}
      shareDialog={(dialog) => <ShareMatchDialog {...dialog} />}
      fresh={board.fresh}
      from={gamePath(board.gameId)}
      next={<RematchButton board={board} opponent={match.theirs.name} />}
      review={
        <ButtonLink to={pathOf(PAGES.review, { gameId: board.gameId })} size="large" wide>
          {TEXTS.reviewGame}
        </ButtonLink>
      }
    >
      <BestPossible grid={match.mine.grid} score={match.mine.score} lexicon={facts.lexicon} />
      {opponent && (
        <div className="grid justify-items-center pt-2">
          <Reporting>
            <ReportButton kind="player-name" target={opponent.publicId} name={opponent.name} withName />
          </Reporting>
        </div>
      )}
    </MatchEnd>
  );
}

const isRequested = ({ rematch }: LiveBoardState): boolean => rematch === 'asking' || rematch === 'accepting';

/** Requests another game with swapped seats, or accepts the other player's request. Both lead to the same game. */
const requestRematch = (): GameThunk<Promise<string | null>> => async (dispatch, getState, services) => {
  const board = selectBoard(getState());
  if (!board || isRequested(board)) return null;
  const { gameId, rematch } = board;
  dispatch(gameActions.rematchChanged({ gameId, rematch: rematch === 'offered' ? 'accepting' : 'asking' }));
  try {
    const next = await services.get(createGameConnection).send('rematch', { gameId });
    saveSeat(next.gameId, next.playerId);
    return next.gameId;
  } catch (error) {
    dispatch(gameActions.rematchChanged({ gameId, rematch }));
    showFailure('Failed to start a rematch', isApiError(error) ? error.message : undefined);
    return null;
  }
};

interface RematchButtonProps {
  readonly board: LiveBoardState;
  readonly opponent: string;
}

/** Requests a rematch, or accepts the other player's offer. */
function RematchButton({ board, opponent }: RematchButtonProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const offered = board.rematch === 'offered' || board.rematch === 'accepting';
  const go = async () => {
    const gameId = await dispatch(requestRematch());
    if (gameId === null) return;
    if (isMounted()) return navigate(gamePath(gameId));
    // The player has left meanwhile, and may come back to this board.
    dispatch(gameActions.rematchChanged({ gameId: board.gameId, rematch: 'none' }));
  };
  return (
    <>
      {/* Keeps its place, so that an offer doesn't move the buttons. */}
      <p role="status" className="min-h-[1lh] text-center text-md font-semibold text-teal">
        {offered && rematchOfferedText(opponent)}
      </p>
      <Button variant="primary" wide busy={isRequested(board)} onClick={() => void go()}>
        {offered ? 'Accept Rematch' : GAME_TEXTS.rematch}
      </Button>
    </>
  );
}
