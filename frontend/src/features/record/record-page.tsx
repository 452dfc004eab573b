import { PAGES } from '@tessera/contracts/wire';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/layout/page';
import { GamesList } from './games-list';
import { filterIn, filterTitle } from './record-filter';
import { RecordOverview } from './record-overview';

/** A player's record, or the games behind one of its numbers. */
export const RecordPage = () =>
  useLocation().pathname === PAGES.recordGames ? <RecordGames /> : <RecordOverview />;

function RecordGames() {
  const filter = filterIn(useSearchParams()[0]);
  const title = filterTitle(filter);
  return (
    <Page title={title} heading={<span data-varies>{title}</span>}>
      <GamesList filter={filter} />
    </Page>
  );
}
