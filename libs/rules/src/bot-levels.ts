/** How well a bot plays, weakest first. */
export const BOT_LEVELS = ['gentle', 'keen', 'strong', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
