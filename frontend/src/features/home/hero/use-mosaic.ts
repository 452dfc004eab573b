import { useEffect, useEffectEvent } from 'react';
import { recordCompletion, type LocalCompletion } from '../../../store/daily/completions';
import { mosaicOf, type Mosaic } from '../../../store/daily/mosaic';
import { useDailyQuery } from '../../daily/daily.api';

/** The finished grid of a daily: as stored in this browser, else from the server. Empty until it is known. */
export function useMosaic(completion: LocalCompletion): Mosaic {
  const { mosaic: stored, gameId, date, completedAt } = completion;
  const { data: game } = useDailyQuery(gameId, { skip: stored !== '' });
  const mosaic = stored || (game ? mosaicOf(game) : '');
  const keep = useEffectEvent(() => recordCompletion({ ...completion, mosaic }, date, completedAt));
  const isNew = stored !== mosaic;
  useEffect(() => {
    if (isNew) keep();
  }, [isNew]);
  return mosaic;
}
