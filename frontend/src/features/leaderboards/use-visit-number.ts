import { useState } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { service } from '../../store/services';

const createVisitCounter = () => {
  let visits = 0;
  return { next: () => ++visits };
};

/**
 * Numbers the visits to the leaderboards. Queries include the number, so each visit has its own cache and
 * starts with empty leaderboards rather than the previous visit's rows.
 */
export function useVisitNumber(): number {
  const dispatch = useAppDispatch();
  return useState(() => dispatch(service(createVisitCounter)).next())[0];
}
