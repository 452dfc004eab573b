import { newDaily, plainDate, replayDaily, type PlainDate } from '@tessera/rules';
import { act } from '@testing-library/react';
import { saveDaily, withoutWords } from '../../../store/daily/saved-daily';
import { BLIND } from './daily-server';

export const TODAY = plainDate('2026-11-20');
export const YESTERDAY = plainDate('2026-11-19');
export const CREATE = 'POST /api/1pv3/create';
export const COMPLETE = 'POST /api/1pv3/game-689/complete';
export const ALREADY_PLAYED =
  "Today's game has already been played on this browser. Please play again tomorrow.";

/** Sets the clock, for one test. */
export const setTime = (instant: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(instant));

/** The device wakes from sleep after midnight. */
export const passMidnight = () => {
  setTime('2026-11-21T07:30:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Saves a game with its letters in reading order. */
export const saveRounds = (date: PlainDate, rounds: number, gameNumber = 689) => {
  const moves = Array.from({ length: rounds }, (_, i) => ({
    round: i + 1,
    letter: i % 2 === 0 ? BLIND[i / 2]! : 'E',
    cellIndex: i,
  }));
  const facts = { gameId: `game-${gameNumber}`, gameNumber, date, startedAt: '' };
  saveDaily({ facts, state: replayDaily(BLIND, moves) ?? newDaily(BLIND) }, withoutWords(moves));
};

/** Half past ten today. */
export const startClock = () => void setTime('2026-11-20T10:30:00Z');
