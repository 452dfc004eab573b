/** Live games have codes of five characters, the simple daily's begin with DCS-. */
export const isDuelId = (gameId: string): boolean => /^DC-G\d+-/.test(gameId);
