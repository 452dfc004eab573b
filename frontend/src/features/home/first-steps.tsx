import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { ROUNDS } from '@tessera/rules';
import { ButtonLink } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { HOME_TEXTS } from './home-texts';

/** For newcomers: who chooses which letter. The picture has a tessera for each round, teal for the player's own. */
export const WhoseLetters = () => (
  <div className="whose">
    <span className="whose__rounds" aria-hidden="true">
      {Array.from({ length: ROUNDS }, (_, round) => (
        <i key={round} />
      ))}
    </span>
    <p>
      <span>{HOME_TEXTS.whose.everyones}</span> <span>{HOME_TEXTS.whose.own}</span>
    </p>
  </div>
);

/** What else a newcomer may want: company, or the rules. */
export const FirstSteps = () => (
  <div className="first-steps">
    <ButtonRow>
      <ButtonLink to={PAGES.playFriend}>{TEXTS.playFriend}</ButtonLink>
      <ButtonLink to={PAGES.rules}>{TEXTS.howToPlay}</ButtonLink>
    </ButtonRow>
  </div>
);
