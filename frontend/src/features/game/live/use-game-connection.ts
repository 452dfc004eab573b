import { useEffect } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { service } from '../../../store/services';
import { createTurnWatch } from '../turns/turn-watch';
import { createGameConnection } from './game-connection';

/** Keeps the tab's live connection open while the page is shown. From now on, the player's turns are counted. */
export function useGameConnection(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(service(createTurnWatch)).start(), [dispatch]);
  useEffect(() => dispatch(service(createGameConnection)).hold(), [dispatch]);
}
