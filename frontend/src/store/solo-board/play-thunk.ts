import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isDailyComplete, type DailyCommand, type DailyState } from '@tessera/rules';
import type { Services } from '../services';

type Thunk<Root, Result = void> = ThunkAction<Result, Root, Services, UnknownAction>;

interface SoloGame<Root, Game> {
  readonly inPlay: (root: Root) => Game | null;
  readonly stepTaken: (command: DailyCommand) => UnknownAction;
  /** Saves the game in this browser. */
  readonly save: (game: Game, services: Services) => void;
  /** Sends the full grid. */
  readonly deliver: () => Thunk<Root, Promise<void>>;
  /** Sends the game's progress after each round but the last. */
  readonly sendProgress?: (game: Game) => Thunk<Root, Promise<void>>;
}

/** Creates the thunk that makes a player's move. The last one sends the full grid. */
export const createPlayThunk =
  <Root, Game extends { readonly state: DailyState }>({
    inPlay,
    stepTaken,
    save,
    deliver,
    sendProgress,
  }: SoloGame<Root, Game>) =>
  (command: DailyCommand): Thunk<Root> =>
  (dispatch, getState, services) => {
    const before = inPlay(getState());
    if (!before) return;
    dispatch(stepTaken(command));
    const after = inPlay(getState());
    if (!after || after.state === before.state) return;
    save(after, services);
    if (isDailyComplete(after.state)) void dispatch(deliver());
    else if (sendProgress && command.kind === 'submit') void dispatch(sendProgress(after));
  };
