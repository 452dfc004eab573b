export { CHALLENGE_HEADS } from './challenge.view.js';
export { ModeratedChallenges } from './moderated-challenges.js';
