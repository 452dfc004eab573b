import { PAGES, PRODUCT, TEXTS } from '@tessera/contracts/constants';
import { MessageSquare, MessagesSquare, Users } from 'lucide-react';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { ExternalLink } from './external-link';
import { useSiteFactsQuery } from './site.api';

/** Links to the players' external chat or, if there is none, to feedback and groups. */
export function CommunityPage() {
  const { data, isLoading } = useSiteFactsQuery();
  return (
    <Page title={TEXTS.community} heading={TEXTS.community}>
      <div className="grid gap-6 pb-10">
        <section className="grid gap-2.5">
          <h2 className="text-xl">Your own leaderboard</h2>
          <p>
            Create a group, share its code with family and friends, and see how you compare every day: who
            made the most of the same eight letters, who has the longest streak, and who hasn't played yet.
          </p>
          <ButtonLink to={PAGES.groups} wide>
            <Users size={18} aria-hidden />
            {TEXTS.groups}
          </ButtonLink>
        </section>
        <section className="grid gap-2.5">
          <h2 className="text-xl">Talk to us</h2>
          <p>Ideas, praise, complaints, a missing word: we read everything, and it shapes what comes next.</p>
          <ButtonLink to={PAGES.feedback} wide>
            <MessageSquare size={18} aria-hidden />
            {TEXTS.feedback}
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
      <p className="display pt-1 text-xl">Compare grids with friends.</p>
      <p>{`${PRODUCT} doesn't have a chat yet. Until it does, talk about your grid with people you know, or with us.`}</p>
    </div>
  ) : (
    <div className="grid gap-2.5">
      <p className="display pt-1 text-xl">Come and join us.</p>
      <p>
        {PRODUCT} players meet in a chat to compare grids, mourn a letter that came too late and find someone
        to play with. It's run by another service, with its own accounts and rules.
      </p>
      <ExternalLink href={url} icon={MessagesSquare} variant="primary">
        Join the Chat
      </ExternalLink>
      <p className="text-md text-ink-2">
        One request: your game today is someone else's tomorrow. Please keep its letters to yourself until the
        day is over.
      </p>
    </div>
  );
