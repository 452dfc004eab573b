import { DEMO_PAGES } from '@tessera/contracts/wire';
import { DEMO_TEXTS } from './demo-texts';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';

const NAMES = Object.keys(DEMO_PAGES) as (keyof typeof DEMO_PAGES)[];

/** Lists all demos. In development builds only. */
export const DemosPage = () => (
  <Page title={DEMO_TEXTS.index} heading={DEMO_TEXTS.index}>
    <ul className="grid gap-2.5 pb-8">
      {NAMES.map((name) => (
        <li key={name}>
          <ButtonLink to={DEMO_PAGES[name]} wide>
            {DEMO_TEXTS.names[name]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  </Page>
);
