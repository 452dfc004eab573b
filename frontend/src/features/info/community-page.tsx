import { PRODUCT } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { MessageSquare, Users } from '../../ui/icons/icons';
import { MessagesSquare } from '../../ui/icons/page-icons';
import { ButtonLink } from '../../ui/button/button';
import { Page } from '../../ui/layout/page';
import { ExternalLink, Way, Ways } from './external-link';
import { useSiteFactsQuery } from './site.api';

/** Links to the players' external chat or, if there is none, to feedback and groups. */
export function CommunityPage() {
  const { data, isLoading } = useSiteFactsQuery();
  return (
    <Page title={TEXTS.community} heading={TEXTS.community} width="wide">
      <div className="pb-10">
        <Ways>
          <Way
            title="Your own leaderboard"
            text="Create a group, share its code with family and friends, and see how you compare every day: who made the most of the same eight letters, who has the longest streak, and who hasn't played yet."
          >
            <ButtonLink to={PAGES.groups} wide>
              <Users size={18} />
              {TEXTS.groups}
            </ButtonLink>
          </Way>
          <Way
            title="Talk to us"
            text="Ideas, praise, complaints, a missing word: we read everything, and it shapes what comes next."
          >
            <ButtonLink to={PAGES.feedback} wide>
              <MessageSquare size={18} />
              {TEXTS.feedback}
            </ButtonLink>
          </Way>
          {!isLoading && <Chat url={data?.communityUrl ?? null} />}
        </Ways>
      </div>
    </Page>
  );
}

const Chat = ({ url }: { readonly url: string | null }) =>
  url === null ? (
    <div className="flex flex-col gap-2 p-4 lg:col-span-4">
      <p className="display text-xl">Compare grids with friends.</p>
      <p>{`${PRODUCT} doesn't have a chat yet. Until it does, talk about your grid with people you know, or with us.`}</p>
    </div>
  ) : (
    <Way
      title="Come and join us"
      text={`${PRODUCT} players meet in a chat to compare grids, mourn a letter that came too late and find someone to play with. It's run by another service, with its own accounts and rules.`}
    >
      <p className="text-md text-ink-2">
        One request: your game today is someone else's tomorrow. Please keep its letters to yourself until the
        day is over.
      </p>
      <ExternalLink href={url} icon={MessagesSquare} variant="primary">
        Join the Chat
      </ExternalLink>
    </Way>
  );
