import { isPlainDate } from '@tessera/rules';
import { useParams } from 'react-router-dom';
import { PracticePage } from '../features/archive/practice-page';
import { NotFoundPage } from './not-found-page';

/** The practice of a date, where the address names one. */
export function DatedPage() {
  const { date = '' } = useParams();
  return isPlainDate(date) ? <PracticePage /> : <NotFoundPage />;
}
