import { PAGES, TEXTS, pathOf } from '@tessera/contracts/constants';
import { Link } from '../../../ui/link/link';
import { EmptyState } from '../../../ui/loading/empty-state';
import { CHALLENGE_LABELS, savedRoundText } from '../challenge-labels';
import { savedChallenge, savedChallengeCodes } from '../playing/saved-challenge';

/** In place of a list without a connection: the games that continue offline. */
export const OfflineChallenges = () => (
  <>
    <li className="rounded-card border border-line bg-card p-6">
      <EmptyState title={TEXTS.offline} detail={CHALLENGE_LABELS.listOffline} />
    </li>
    {savedChallengeCodes()
      .flatMap((code) => savedChallenge(code) ?? [])
      .map(({ code, state }) => (
        <li key={code} className="rounded-card border border-line bg-card p-3.5 shadow-card">
          <h3 className="text-lg leading-snug">
            <Link
              to={pathOf(PAGES.challenge, { code })}
              className="text-inherit no-underline hover:underline"
            >
              {CHALLENGE_LABELS.continueOffline}
            </Link>
          </h3>
          <p className="pt-0.5 text-sm text-ink-2">{savedRoundText(state)}</p>
        </li>
      ))}
  </>
);
