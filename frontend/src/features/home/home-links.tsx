import { PAGES, TEXTS } from '@tessera/contracts/constants';
import { Link } from '../../ui/link/link';
import { useAppDispatch } from '../../store/hooks';
import { ButtonLink } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { tutorialOpened } from '../tutorials/tutorials.slice';
import { AccountLinks } from './account-links';

interface HomeLinksProps {
  /** Newcomers have the rules among their first steps. */
  readonly isNewcomer: boolean;
}

/** Links to the pages around the game. */
export function HomeLinks({ isNewcomer }: HomeLinksProps) {
  const dispatch = useAppDispatch();
  return (
    <div className="home__links">
      <ButtonRow>
        <ButtonLink to={PAGES.leaderboards}>{TEXTS.leaderboards}</ButtonLink>
        <ButtonLink to={PAGES.groups}>{TEXTS.groups}</ButtonLink>
      </ButtonRow>
      <div className="home__quiet">
        {!isNewcomer && (
          <Link className="quiet-link" to={PAGES.rules}>
            {TEXTS.howToPlay}
          </Link>
        )}
        <Link className="quiet-link" to={PAGES.wordChecker}>
          {TEXTS.wordChecker}
        </Link>
        <button type="button" className="quiet-link" onClick={() => dispatch(tutorialOpened('daily'))}>
          {TEXTS.dailyTutorial}
        </button>
        <button type="button" className="quiet-link" onClick={() => dispatch(tutorialOpened('two-player'))}>
          {TEXTS.twoPlayerTutorial}
        </button>
        <AccountLinks />
      </div>
    </div>
  );
}
