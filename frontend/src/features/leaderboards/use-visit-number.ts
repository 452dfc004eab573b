import { useState } from 'react';

let visits = 0;

/**
 * Numbers the visits to the leaderboards. Queries include the number, so each visit has its own cache and
 * starts with empty leaderboards rather than the previous visit's rows.
 */
export const useVisitNumber = (): number => useState(() => ++visits)[0];
