import { ACCOUNT_TEXTS, PAGES, PRODUCT } from '@tessera/contracts/constants';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../ui/page';
import { useSiteFactsQuery } from './site.api';

const TITLE = 'Privacy Policy';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid gap-2">
    <h2 className="text-[19px]">{title}</h2>
    {children}
  </section>
);

/** The law that applies is that of the country where the servers stand, which the operator names. */
const Hosting = () => {
  const country = useSiteFactsQuery().data?.hostingCountry;
  return (
    <p>
      In your browser, and on our servers
      {country === undefined ? '; the data protection law of the country where they stand applies.' : '.'}
      {country !== undefined && (
        <>
          {' '}
          They stand in this country, whose data protection law applies: <strong>{country}</strong>.
        </>
      )}{' '}
      Cookies only keep you signed in; there are none if you are not.
    </p>
  );
};

/** What is stored of a player, and what the player can do about it. */
export const PrivacyPolicyPage = () => (
  <Page title={TITLE} heading={TITLE} width="wide">
    <div className="grid max-w-[640px] gap-6 pb-10">
      <p className="text-ink-2">
        {PRODUCT} can be played without an account and without telling us who you are. This page says what is
        stored when you play, and what you can do about it.
      </p>
      <Part title="What we store">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>
            A random identifier (a UUID), made by your browser. It tells your games from those of others, and
            says nothing about you.
          </li>
          <li>Your games: letters, grids, scores, streaks, and when you played.</li>
          <li>A player name, if you choose one. It is shown on leaderboards.</li>
          <li>
            Your email address and a password, if you make an account. The password is stored in a form from
            which it cannot be read.
          </li>
          <li>
            What you write to us as feedback, and the address for an answer if you leave one. Both may also
            reach us by mail.
          </li>
          <li>
            For each sign-in the kind of device and its network address, for as long as the session lasts.
          </li>
        </ul>
      </Part>
      <Part title="What it is used for">
        <p>
          To run the game: to keep your progress, to show results and leaderboards, to sign you in, and to
          keep others from signing in as you. Nothing is sold, and there is no advertising and no tracking by
          others.
        </p>
      </Part>
      <Part title="Where it is kept">
        <Hosting />
      </Part>
      <Part title="Your rights">
        <p>
          You can have your player name removed and your statistics made anonymous. In{' '}
          <Link className="text-link" to={PAGES.account}>
            your account
          </Link>{' '}
          you can download all your data, and delete the account: address, name, identifiers and sessions are
          then removed at once. Results stay, without anything that leads to you.
        </p>
        <p>{ACCOUNT_TEXTS.backups}</p>
      </Part>
      <Part title="Contact">
        <p>
          For questions and requests please use our{' '}
          <Link className="text-link" to={PAGES.feedback}>
            Feedback form
          </Link>
          .
        </p>
      </Part>
    </div>
  </Page>
);
