import { isDailyComplete, type PlainDate } from '@tessera/rules';
import { isClockTrusted } from '../../../store/clock';
import { removeDaily, savedDailies, moveToPractice, type SavedDaily } from '../../../store/daily/saved-daily';
import { isDateOver, today } from '../../../store/daily/today';
import { toast } from '../../../ui/toast/toast';
import { DAY_TEXTS, movedText } from '../day-texts';
import type { DailyThunk } from '../daily.slice';
import { deliverSaved } from './deliver-daily';

const MOVED_FOR_MS = 8000;

const gamesBefore = (date: PlainDate): SavedDaily[] =>
  savedDailies().filter(({ facts }) => facts.date < date);

/** Does the server have to confirm the date? No game is put away because of the device's clock alone. */
export const isDateUncertain = (): boolean => !isClockTrusted() && gamesBefore(today()).length > 0;

/** Puts away games of earlier dates: full grids go to the server, games that no longer count to the archive. */
export const archivePastGames = (): DailyThunk => (dispatch) => {
  for (const game of gamesBefore(today())) {
    const { date, gameNumber } = game.facts;
    if (isDailyComplete(game.state)) void dispatch(deliverSaved(game));
    else if (game.state.moves.length === 0) removeDaily(date);
    else if (isClockTrusted() && isDateOver(date)) {
      moveToPractice(game);
      toast({ title: movedText(gameNumber), description: DAY_TEXTS.moved, duration: MOVED_FOR_MS });
    }
  }
};

/** The newest started game of an earlier date that can still be finished. */
export const unfinishedGame = (): SavedDaily | undefined =>
  gamesBefore(today()).find(({ state }) => state.moves.length > 0 && !isDailyComplete(state));
