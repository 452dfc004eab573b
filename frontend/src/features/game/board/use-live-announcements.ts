import { roundText } from '@tessera/contracts/texts';
import { ROUNDS, waitedSince } from '@tessera/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useStagedLetterAnnouncement } from '../../../game-kit/board/board-announcements';
import { announce } from '../../../ui/live-region/live-region';
import { GAME_TEXTS, choseText, draftedText, youChoseText, hasPlacedText, turnText } from '../game-texts';
import type { BoardView } from './board-view';
import { serverNow } from '../../../store/clock';
import { userTimezone } from '../../../store/daily/today';
import { usePlayerUuid } from '../../../store/identity/identity';
import { gameApi } from '../game.api';

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

/** What has happened since the last announcement, as far as it isn't said by what to do now. */
function eventsBetween(last: BoardView | null, view: BoardView, isStaged: boolean): string[] {
  if (last === null) return [];
  const events = [];
  const isChosen = view.task === 'place' || view.task === 'finish';
  if (last.task === 'wait-for-letter' && isChosen && view.letter !== null)
    events.push(choseText(view.opponent, view.letter));
  if (last.task === 'choose' && view.task === 'place' && view.letter !== null && !isStaged)
    events.push(youChoseText(view.letter));
  if (last.task === 'place' && view.task === 'wait-for-placement') events.push(view.note);
  // The last letter isn't placed by anybody.
  if (view.theirCount > last.theirCount && view.task !== 'finish') events.push(hasPlacedText(view.opponent));
  return events;
}

/**
 * Announces to screen readers what others can see on the board: one message for each turn, with the events that led
 * to it. `count` is the number of rejections, so that a repeated one is announced again.
 */
export function useLiveAnnouncements(
  view: BoardView,
  stagedCell: number | null,
  { warning, count }: { readonly warning: string | null; readonly count: number },
): void {
  const { round, title, theirCount, letter, task } = view;
  const last = useRef<BoardView | null>(null);
  const held = useRef<string[]>([]);

  const sayTurn = useEffectEvent(() => {
    const events = [...held.current, ...eventsBetween(last.current, view, stagedCell !== null)];
    const isNewRound = last.current?.round !== round;
    const isNewTitle = isNewRound || last.current?.title !== title;
    last.current = view;
    // If it was only the opponent that was awaited, the next round follows at once, and is announced with it.
    const isRoundOver = !isNewTitle && task === 'wait-for-placement';
    held.current = isRoundOver ? events : [];
    if (isRoundOver) return;
    // A letter that can still be changed is announced with its square.
    const isDraft = task === 'choose' && letter !== null;
    const parts = [...events, isNewRound && `${roundText(round, ROUNDS)}.`, isNewTitle && !isDraft && title];
    const text = parts.filter(Boolean).join(' ');
    if (text !== '') announce(text);
  });
  useEffect(() => sayTurn(), [round, title, theirCount, task]);

  const isUnstaged = task === 'choose' && stagedCell === null && letter !== null;
  useEffect(() => {
    if (isUnstaged) announce(draftedText(letter));
  }, [isUnstaged, letter]);
  useStagedLetterAnnouncement(letter, stagedCell, GAME_TEXTS.enterSubmits);

  const warned = useRef(false);
  useEffect(() => {
    if (warning !== null) announce(warning);
    else if (warned.current) announce(title);
    warned.current = warning !== null;
  }, [warning, count, title]);
}
