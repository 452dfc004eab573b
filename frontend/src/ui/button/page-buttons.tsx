import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ButtonLink, type ButtonLook } from './button';

export const HomeButton = (look: ButtonLook) => (
  <ButtonLink to={PAGES.home} {...look}>
    {TEXTS.returnHome}
  </ButtonLink>
);

export const TodaysGameButton = (look: ButtonLook) => (
  <ButtonLink to={PAGES.daily} {...look}>
    {TEXTS.todaysGame}
  </ButtonLink>
);
