export { Caller, CallerGuard } from './caller.guard.js';
export { recordOfNewest, type DailyRecord } from './daily-record.js';
export { isDeletedPlayer, newPublicId } from './public-id.js';
export { AVERAGE_COLUMNS, NO_AVERAGE, OWN_AVERAGES, PUBLIC_AVERAGES } from './averages.sql.js';
export { showCompleted } from './standings.sql.js';
export {
  CallingPlayer,
  KnownPlayers,
  todayOf,
  type KnownPlayer,
  type PresentedPlayer,
} from './known-players.js';
export { PlayerNames } from './player-names.js';
export { PlayerStats } from './player-stats.js';
export { ModeratedPlayers } from './moderated-players.js';
export { PlayersService, type PublicIdentity } from './players.service.js';
