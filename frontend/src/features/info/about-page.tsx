import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { BLIND_LETTERS, ROUNDS } from '@tessera/rules';
import { HandHeart, Mail, Megaphone, MessageSquare, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { ExternalLink } from './external-link';
import { useSiteFactsQuery } from './site.api';

/** About the people who run the game and how to reach them. Leaves out whatever the operator has not configured. */
export function AboutPage() {
  const { data: site } = useSiteFactsQuery();
  return (
    <Page title={TEXTS.aboutUs} heading={TEXTS.aboutUs}>
      <div className="grid gap-6 pb-10">
        <div className="grid gap-2.5">
          <p className="display pt-1 text-xl">Thank you for playing.</p>
          <p>
            {PRODUCT} is for the few quiet minutes of a day that belong to nothing but words. {ROUNDS} letters
            are all there is to it, {BLIND_LETTERS} of them the same for everyone, and still no two grids are
            alike. That you spend those minutes here is what keeps us going.
          </p>
          <p className="text-ink-2">
            There is no advertising, nothing has to be bought, and you need no account.
          </p>
        </div>
        {site?.donateUrl && (
          <Way
            title="Lend a hand"
            text="Servers cost a little every month, and those who like the game pay for them. If that is you: thank you, warmly."
          >
            <ExternalLink href={site.donateUrl} icon={HandHeart}>
              Donate
            </ExternalLink>
          </Way>
        )}
        <Way
          title="Stay in touch"
          text="News of the game, and company for it: people who play are the best part of any game."
        >
          <ButtonLink to={PAGES.community} wide>
            <Users size={18} aria-hidden />
            Community
          </ButtonLink>
          {site?.socialUrl && (
            <ExternalLink href={site.socialUrl} icon={Megaphone}>
              Follow us
            </ExternalLink>
          )}
        </Way>
        <Way
          title="Tell us"
          text="An idea, a word that is missing, something that does not work: write to us, even if it is only a line."
        >
          <ButtonLink to={PAGES.feedback} wide>
            <MessageSquare size={18} aria-hidden />
            Feedback
          </ButtonLink>
          {site?.teamEmail && (
            <ExternalLink href={`mailto:${site.teamEmail}`} icon={Mail}>
              Email the team
            </ExternalLink>
          )}
        </Way>
        <p className="text-md text-ink-2">
          What becomes of your data is said in the{' '}
          <Link className="text-link" to={PAGES.privacyPolicy}>
            Privacy Policy
          </Link>
          .
        </p>
      </div>
    </Page>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

const Way = ({ title, text, children }: WayProps) => (
  <section className="grid gap-2.5">
    <h2 className="text-xl">{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);
