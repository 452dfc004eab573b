export { Presence } from './presence.js';
