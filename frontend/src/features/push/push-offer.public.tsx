import { PUSH_DEFAULT_KINDS } from '@tessera/contracts/push';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { PUSH_LABELS } from './push-labels';
import { useAppDispatch } from '../../store/create-store';
import { localStore } from '../../store/storage/storage';
import { Button } from '../../ui/button/button';
import { FormMessage } from '../../ui/form/checked-field';
import { focusHeadingAfter } from '../../ui/util/focus-heading';
import { changePush } from './change-push';
import { askPermission, permissionNow } from './push-device';
import { selectPush } from './push.slice';
import { usePush } from './use-push';

/** The key of local storage under which it is saved that the player has declined. */
const PUSH_DECLINED = 'pushDeclined';

/** What the offer says once it has been answered. */
const ANSWERS = {
  accepted: PUSH_LABELS.offerAccepted,
  blocked: PUSH_LABELS.blocked,
  install: PUSH_LABELS.installSteps,
} as const;

interface OfferProps {
  /** What the button says. */
  readonly label: string;
}

/**
 * Offers push notices at a moment when they are useful, until the player has declined once. Where there are none, a
 * page in the background can still notify the player, so it asks for permission all the same.
 */
export function PushOffer({ label }: OfferProps) {
  const [isDeclined, setDeclined] = useState(() => localStore.readText(PUSH_DECLINED) !== null);
  const decline = () => {
    localStore.writeText(PUSH_DECLINED, new Date().toISOString());
    setDeclined(true);
  };
  return isDeclined ? null : <Offer label={label} onDecline={decline} />;
}

function Offer({ label, onDecline }: OfferProps & { readonly onDecline: () => void }) {
  const dispatch = useAppDispatch();
  const { pending, problem } = useSelector(selectPush);
  const { state } = usePush();
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null);
  const [permission, setPermission] = useState(permissionNow);
  const isOffered = permission === 'default' || state === 'off' || state === 'needs-install';
  if (!isOffered && answer === null) return null;

  const accept = async () => {
    if (state === 'needs-install') return setAnswer('install');
    if (state === 'unsupported' || state === 'off-server')
      return setPermission(await askPermission().catch(permissionNow));
    const isOn = await dispatch(changePush({ kinds: [...PUSH_DEFAULT_KINDS], reminder: null }));
    setPermission(permissionNow());
    if (isOn) setAnswer('accepted');
    else if (permissionNow() === 'denied') setAnswer('blocked');
  };

  if (answer !== null)
    return (
      <p role="status" className="rounded-panel bg-socket px-3.5 py-2.5 text-sm">
        {ANSWERS[answer]}
      </p>
    );
  return (
    <div ref={focusHeadingAfter} className="grid gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2.5">
        <Button wide busy={pending} onClick={() => void accept()}>
          {label}
        </Button>
        <Button onClick={onDecline}>{PUSH_LABELS.notNow}</Button>
      </div>
      {problem && <FormMessage note={{ tone: 'bad', text: PUSH_LABELS.failed }} />}
    </div>
  );
}
