import { knownIdentity } from '../../store/identity/identity';
import { useProfileQuery, namesApi } from './names.api';
import { PATHS, pathOf, PAGES } from '@tessera/contracts/wire';
import { api, post, type ResponseOf } from '../../store/api/api';
import type { Notice, NoticeKind } from '@tessera/contracts/moderation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { NOTICE_TEXTS, NOTICE_TITLES, noticeAnswer, noticeText } from './notice-texts';
import { Button, ButtonLink } from '../../ui/button/button';
import { announce } from '../../ui/live-region/live-region';
import { TextLink } from '../../ui/link/link';
import { focusHeading } from '../../ui/util/focus-heading';

const { useAcknowledgeNoticeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeNotice: build.mutation<ResponseOf<'acknowledgeNotice'>, string>({
      query: (noticeId) => post(pathOf(PATHS.noticeSeen, { noticeId })),
      // Gone at once. If the call fails, the notice is shown again on the next visit.
      onQueryStarted: (noticeId, { dispatch }) => {
        dispatch(
          namesApi.util.updateQueryData('profile', undefined, (profile) => {
            profile.notices = profile.notices.filter(({ id }) => id !== noticeId);
          }),
        );
      },
    }),
  }),
});

/** What moderators have done about the player's name or results, until the player acknowledges it. */
export function PlayerNotices() {
  // A newcomer has nothing that could be moderated.
  const { data } = useProfileQuery(undefined, { skip: knownIdentity() === null, refetchOnFocus: true });
  // A server of the previous release sends none.
  const notice = (data as Partial<typeof data>)?.notices?.[0];
  return notice ? <NoticeCard key={notice.id} notice={notice} /> : null;
}

/** Where the player can do something about it. */
const REMEDIES: Partial<Record<NoticeKind, readonly [to: string, label: string]>> = {
  'name-removed': [PAGES.playerName, NOTICE_TEXTS.chooseName],
  'group-name-removed': [PAGES.groups, NOTICE_TEXTS.renameGroup],
};

/**
 * One notice at the bottom of the window. It stays until the player answers it, and neither takes the focus
 * nor shifts anything.
 */
function NoticeCard({ notice: { id, kind, reason, gameNumber } }: { readonly notice: Notice }) {
  const [acknowledge] = useAcknowledgeNoticeMutation();
  const { pathname } = useLocation();
  const title = NOTICE_TITLES[kind];
  const text = noticeText(kind, reason, gameNumber);
  useEffect(() => announce(`${title}. ${text}`), [title, text]);
  const seen = () => void acknowledge(id);
  const [to, label] = REMEDIES[kind] ?? [];
  return (
    <section aria-label={title} className="player-notice">
      <div className="toast">
        <p className="toast__title font-semibold">{title}</p>
        <p className="toast__text text-ink-2">
          <span>{`${text} ${NOTICE_TEXTS.ifWrong} `}</span>
          <TextLink to={PAGES.feedback} state={{ message: noticeAnswer(id) }} onClick={seen}>
            {NOTICE_TEXTS.contact}
          </TextLink>
          .
        </p>
        <div className="col-span-2 col-start-2 flex flex-wrap gap-2.5 pt-2 pr-1.5">
          {to !== undefined && to !== pathname && (
            <ButtonLink to={to} onClick={seen}>
              {label}
            </ButtonLink>
          )}
          <Button
            onClick={() => {
              seen();
              // The focus would be lost with the notice.
              focusHeading();
            }}
          >
            {NOTICE_TEXTS.seen}
          </Button>
        </div>
      </div>
    </section>
  );
}
