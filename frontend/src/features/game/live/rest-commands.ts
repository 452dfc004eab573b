import type { RestCommands } from '../../../live/transport';
import type { ServiceStore } from '../../../store/services';
import { tabId } from '../../../store/identity/tab-id';
import { gameApi } from '../game.api';

/** The socket's commands as REST calls. */
export function createRestCommands({ dispatch }: ServiceStore): RestCommands {
  const { endpoints } = gameApi;
  const untracked = { track: false } as const;
  return {
    create_game: (payload) => dispatch(endpoints.createGame.initiate(payload, untracked)).unwrap(),
    join_game: (payload) =>
      dispatch(endpoints.joinGame.initiate({ clientId: tabId(), ...payload }, untracked)).unwrap(),
    submit_letter: (payload) => dispatch(endpoints.submitLetter.initiate(payload, untracked)).unwrap(),
    submit_placement: (payload) => dispatch(endpoints.submitPlacement.initiate(payload, untracked)).unwrap(),
    refresh_game: (payload) => dispatch(endpoints.refreshGame.initiate(payload, untracked)).unwrap(),
    update_status: (payload) => dispatch(endpoints.updateStatus.initiate(payload, untracked)).unwrap(),
    rematch: (payload) => dispatch(endpoints.rematch.initiate(payload, untracked)).unwrap(),
  };
}
