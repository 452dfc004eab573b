/** Followed by the code of a challenge that this browser is playing. Not among the other keys, which the daily loads. */
export const CHALLENGE_GAME = 'challenge_game_';
