import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { BLIND_LETTERS, ROUNDS } from '@tessera/rules';
import { MessageSquare, Users } from '../../ui/icons/icons';
import { HandHeart, Mail, Megaphone } from '../../ui/icons/page-icons';
import { TextLink } from '../../ui/link/link';
import { ButtonLink } from '../../ui/button/button';
import { Mosaic } from '../../ui/layout/mosaic';
import { Page } from '../../ui/layout/page';
import { ExternalLink, Way, Ways } from './external-link';
import { useSiteFactsQuery } from './site.api';
import { Name } from '../../ui/layout/name';

/** About the people who run the game and how to reach them. Leaves out whatever the operator has not configured. */
export function AboutPage() {
  const { data: site } = useSiteFactsQuery();
  return (
    <Page title={TEXTS.aboutUs} heading={TEXTS.aboutUs} width="wide">
      <div className="text grid gap-10">
        <div className="page-grid items-center">
          <div className="grid max-w-[640px] gap-2 lg:col-span-7 lg:text-field">
            <p className="display pb-1 text-2xl">Thank you for playing.</p>
            <p>
              <Name>{PRODUCT}</Name> is for those few quiet minutes of the day when nothing matters but words.
              It's just {ROUNDS} letters, {BLIND_LETTERS} of them the same for everyone, and yet no two grids
              are alike. Thanks for spending those minutes here: it's what keeps us going.
            </p>
            <p className="text-ink-2">
              There are no ads, there's nothing to buy, and you don't need an account.
            </p>
          </div>
          <div className="hidden lg:col-span-4 lg:col-start-9 lg:block">
            <Mosaic whole size="large" />
          </div>
        </div>
        <Ways>
          <Way
            title="Stay in touch"
            text="Get news about the game and meet the people who play it: they're the best part of any game."
          >
            <ButtonLink to={PAGES.community} wide>
              <Users size={18} />
              {TEXTS.community}
            </ButtonLink>
            {site?.socialUrl && (
              <ExternalLink href={site.socialUrl} icon={Megaphone}>
                Follow Us
              </ExternalLink>
            )}
          </Way>
          <Way
            title="Tell us"
            text="Have an idea? Missing a word? Found something that doesn't work? Write to us, even if it's just a line."
          >
            <ButtonLink to={PAGES.feedback} wide>
              <MessageSquare size={18} />
              {TEXTS.feedback}
            </ButtonLink>
            {site?.teamEmail && (
              <ExternalLink href={`mailto:${site.teamEmail}`} icon={Mail}>
                Email the Team
              </ExternalLink>
            )}
          </Way>
          {site?.donateUrl && (
            <Way
              title="Support the game"
              text="Our servers cost a little every month, and people who enjoy the game help pay for them. If you're one of them, thank you!"
            >
              <ExternalLink href={site.donateUrl} icon={HandHeart}>
                Donate
              </ExternalLink>
            </Way>
          )}
        </Ways>
        <p className="text-md text-ink-2">
          To learn how we handle your data, read our{' '}
          <TextLink to={PAGES.privacyPolicy}>{TEXTS.privacyPolicy}</TextLink>. To see whether everything is up
          and running, look at our <TextLink to={PAGES.status}>{TEXTS.serviceStatus}</TextLink>.
        </p>
      </div>
    </Page>
  );
}
