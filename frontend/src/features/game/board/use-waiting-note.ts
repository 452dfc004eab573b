import { skipToken } from '@reduxjs/toolkit/query/react';
import { waitedSince } from '@tessera/rules';
import { useState } from 'react';
import { serverNow } from '../../../store/clock';
import { userTimezone } from '../../../store/daily/today';
import { usePlayerUuid } from '../../../store/identity/use-player-uuid';
import { gameApi } from '../game.api';
import { turnText } from '../lobby/turn-text';

/**
 * 'Their move since yesterday', for an opponent who has been awaited for a while; otherwise null. The list of games
 * knows since when, unless a move has been made after it was loaded.
 */
export function useWaitingNote(gameId: string, version: number): string | null {
  const playerUUID = usePlayerUuid();
  const { data, fulfilledTimeStamp = 0 } = gameApi.endpoints.activeGames.useQueryState(
    playerUUID ?? skipToken,
  );
  const [last, setLast] = useState({ version, loadedAt: -1 });
  if (last.version !== version) setLast({ version, loadedAt: fulfilledTimeStamp });

  const game = data?.find((one) => one.gameId === gameId);
  if (!game || game.isYourTurn || fulfilledTimeStamp === last.loadedAt) return null;
  const waited = waitedSince(Date.parse(game.waitingSince), serverNow(), userTimezone());
  return waited.kind === 'now' ? null : turnText(false, waited);
}
