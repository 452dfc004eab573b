import { isPlainDate } from '@tessera/rules';
import { useParams } from 'react-router-dom';
import { PracticePage } from '../features/archive/practice/practice-page';
import { NotFoundPage } from './error-page';

/** The practice game of a date, if the address contains a valid one. */
export function DatedPage() {
  const { date = '' } = useParams();
  return isPlainDate(date) ? <PracticePage /> : <NotFoundPage />;
}
