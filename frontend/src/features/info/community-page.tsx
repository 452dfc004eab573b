import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { MessageSquare, MessagesSquare, Users } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { ExternalLink } from './external-link';
import { useSiteFactsQuery } from './site.api';

const TITLE = 'Community';

/** Links to the players' external chat or, if there is none, to feedback and groups. */
export function CommunityPage() {
  const { data, isLoading } = useSiteFactsQuery();
  return (
    <Page title={TITLE} heading={TITLE}>
      <div className="grid gap-6 pb-10">
        <section className="grid gap-2.5">
          <h2 className="text-xl">Your own leaderboard</h2>
          <p>
            Make a group, hand its code to family and friends, and see every day how you stand among them: who
            made the most of the same eight letters, whose streak is the longest, and who has not played yet.
          </p>
          <ButtonLink to={PAGES.groups} wide>
            <Users size={18} aria-hidden />
            Groups
          </ButtonLink>
        </section>
        <section className="grid gap-2.5">
          <h2 className="text-xl">A word with us</h2>
          <p>
            Ideas, praise, grumbling, a word that you miss: it all arrives, and it shapes what comes next.
          </p>
          <ButtonLink to={PAGES.feedback} wide>
            <MessageSquare size={18} aria-hidden />
            Feedback
          </ButtonLink>
        </section>
        {!isLoading && <Chat url={data?.communityUrl ?? null} />}
      </div>
    </Page>
  );
}

const Chat = ({ url }: { readonly url: string | null }) =>
  url === null ? (
    <div className="grid gap-2.5">
      <p className="display pt-1 text-xl">Good company is near.</p>
      <p>{`${PRODUCT} has no chat room yet. Until it does, talk of your grid with people you know; we listen too.`}</p>
    </div>
  ) : (
    <div className="grid gap-2.5">
      <p className="display pt-1 text-xl">Come in, sit down.</p>
      <p>
        Players of {PRODUCT} meet in a chat: to compare grids, to mourn a letter that came too late, and to
        find somebody for a game. It lives outside of {PRODUCT}, with an account and rules of its own.
      </p>
      <ExternalLink href={url} icon={MessagesSquare} variant="primary">
        Join the chat
      </ExternalLink>
      <p className="text-md text-ink-2">
        One request: {TEXTS.todaysGame} is somebody else’s tomorrow. Keep its letters to yourself until the
        day is over.
      </p>
    </div>
  );
