/** All schemas. The others need none, so the browser takes no values from here. */
export { CALLS } from './calls.js';
export { COMMANDS } from '../live/socket.js';
export { MESSAGE_TYPES } from '../live/live.js';
export { clientId, gameCode } from '../live/game-view.js';
export { announcementText } from '../maintenance/maintenance.js';
export { errorBody } from '../wire/error-body.js';
export { email, playerUuid, text } from '../wire/fields.js';
