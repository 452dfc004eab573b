export { CHALLENGE_HEADS } from './challenge-head.js';
export { ModeratedChallenges } from './moderated-challenges.js';
