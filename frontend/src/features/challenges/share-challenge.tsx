import type { Challenge } from '@tessera/contracts/challenges';
import { TEXTS } from '@tessera/contracts/texts';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/share/copy-button';
import { useShare } from '../../ui/share/use-share';
import { toast } from '../../ui/toast/toast';
import { CHALLENGE_LABELS, challengeShareText } from './challenge-labels';

type Shared = Pick<Challenge, 'name' | 'url'>;

/** Shares the link through the device's share sheet; without one, copies it with a sentence. */
export function useShareChallenge(challenge: Shared) {
  const text = challengeShareText(challenge);
  return useShare({ data: { text }, text, onCopied: () => toast({ title: TEXTS.copied }) });
}

interface ShareButtonProps {
  readonly challenge: Shared;
  readonly label: string;
  readonly variant?: 'primary' | 'quiet';
}

export function ShareButton({ challenge, label, variant = 'primary' }: ShareButtonProps) {
  const { share, copied } = useShareChallenge(challenge);
  return (
    <Button variant={variant} size="large" wide onClick={() => void share()}>
      {copied ? TEXTS.copied : label}
    </Button>
  );
}

/** The link itself, with a button that copies it. */
export const ChallengeLink = ({ url }: Pick<Challenge, 'url'>) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-panel bg-socket py-1.5 pr-1.5 pl-3.5">
    <span className="min-w-0 flex-1 basis-[11rem] text-sm break-all">
      <span className="sr-only">{CHALLENGE_LABELS.link}: </span>
      <span translate="no">{url.replace(/^https?:\/\//, '')}</span>
    </span>
    <CopyButton text={url} label={CHALLENGE_LABELS.copyLink} />
  </div>
);
