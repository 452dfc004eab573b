import { useState } from 'react';

let visits = 0;

/**
 * Numbers each time that leaderboards are opened. Queries carry it, so that a visit starts with empty tables
 * rather than with the rows of the one before, and has a cache of its own.
 */
export const useVisit = (): number => useState(() => ++visits)[0];
