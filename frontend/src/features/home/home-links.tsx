import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { Link } from '../../ui/link/link';
import { useAppDispatch } from '../../store/create-store';
import { ButtonLink } from '../../ui/button/button';
import { ButtonRow } from '../../ui/layout/page';
import { tutorialOpened } from '../help/help.slice';
import { CircleUserRound } from '../../ui/icons/icons';
import { Skeleton } from '../../ui/loading/skeleton';
import { useUser } from '../auth/session.api';
import { Name } from '../../ui/layout/name';

/** Sign In or the signed-in player, and the privacy policy. */
const AccountLinks = () => (
  <>
    <div className="contents" data-varies>
      <Account />
    </div>
    <Link className="quiet-link" to={PAGES.privacyPolicy}>
      {TEXTS.privacyPolicy}
    </Link>
  </>
);

function Account() {
  const { user, pending, failure } = useUser();
  if (failure !== null) {
    return (
      <Link className="quiet-link" to={PAGES.account}>
        {TEXTS.yourAccount}
      </Link>
    );
  }
  if (pending) return <Skeleton className="mx-auto my-3.5 h-4 w-20" />;
  if (!user) {
    return (
      <Link className="quiet-link" to={PAGES.auth}>
        {TEXTS.signIn}
      </Link>
    );
  }
  const name = user.playerName ?? user.name ?? user.email;
  return (
    <Link className="quiet-link" to={PAGES.account} title={name}>
      <CircleUserRound size={17} className="flex-none" />
      <span className="sr-only">{TEXTS.yourAccount}: </span>
      <Name className="truncate">{name}</Name>
    </Link>
  );
}

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
