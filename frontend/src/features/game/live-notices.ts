import { LIMITS } from '@tessera/contracts/constants';
import type { Envelope } from '@tessera/contracts';
import { toast } from '../../ui/toast';
import type { LiveTable } from './game.slice';
import { GAME_TEXTS } from './game-texts';
import { opponentName } from './seats';

/** Moves follow each other: what tells of one makes room for the next. */
const MOVE_TOAST_MS = 1800;

const hidden = (): boolean => document.visibilityState === 'hidden';

/** Tells a player who is looking elsewhere, if they have allowed it; goes by itself after five seconds. */
function notify(title: string): void {
  if (!hidden() || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const notification = new Notification(title, { tag: title });
    setTimeout(() => notification.close(), LIMITS.JOINED_NOTIFICATION_MS);
  } catch {
    // Some phones allow notifications to service workers only.
  }
}

const confirm = (title: string, description?: string): void =>
  toast({ title, duration: MOVE_TOAST_MS, ...(description !== undefined && { description }) });

export const tellSubmitted = (): void => confirm(GAME_TEXTS.letterSubmitted);

export const tellPlaced = (): void => confirm(GAME_TEXTS.letterPlaced);

export const tellSynchronized = (): void =>
  toast({ title: GAME_TEXTS.gameSynchronized, duration: LIMITS.SYNC_TOAST_MS });

/** Says in words what a message of the other player's doing means; `table` is how it was before. */
export function tellOfMessage(
  { type, gameId, game, change, reason }: Envelope,
  table: LiveTable | null,
): void {
  if (type === 'GAME_STARTED') {
    const joined = game && table ? opponentName({ ...table.facts, ...game }, table.seat) : null;
    toast({
      title: GAME_TEXTS.gameStarted,
      ...(joined !== null && { description: `You are playing ${joined}.` }),
    });
    notify('Your opponent has joined the game');
    return;
  }
  if (!table || (gameId !== undefined && gameId !== table.gameId)) return;
  const opponent = opponentName(table.facts, table.seat);
  const isTheirs = change !== undefined && change.by !== table.seat;
  switch (type) {
    case 'LETTER_SELECTED':
      if (isTheirs) confirm(GAME_TEXTS.letterSelected, `${opponent} chose ${change.letter ?? ''}`);
      break;
    case 'PLAYER_PLACED_LETTER':
      if (isTheirs) confirm(GAME_TEXTS.opponentsMove, `${opponent} has placed`);
      break;
    case 'PLAYER_RETURNED':
      notify(`${opponent} is back`);
      break;
    case 'STATUS_UPDATED':
      if (reason === 'left') toast({ title: `${opponent} has left the game` });
      break;
    case 'PLACEMENT_ERROR':
      toast({
        title: GAME_TEXTS.placementError,
        tone: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
      break;
    case 'ERROR':
      toast({
        title: GAME_TEXTS.gameError,
        tone: 'destructive',
        ...(reason !== undefined && { description: reason }),
      });
      break;
    default:
      break;
  }
}
