import type { OtherMethods } from '@tessera/contracts/accounts';
import { useId } from 'react';
import { Name } from '../../../ui/layout/name';
import { SIGN_IN_LABELS } from '../auth-labels';
import type { BodyOf } from '../../../store/api/api';
import { Switch } from '../../../ui/form/switch';
import { formatInstant } from '../../../ui/util/format';

type Removing = Pick<BodyOf<'resetPassword'>, 'removePasskeys' | 'unlinkIdentities'>;

export const NOTHING_REMOVED: Removing = {};

interface OtherWaysProps {
  readonly methods: OtherMethods;
  readonly removing: Removing;
  readonly onChange: (removing: Removing) => void;
}

/** What else signs in to the account whose password is being reset, and whether to remove it. */
export function OtherWays({ methods: { identities, passkeys }, removing, onChange }: OtherWaysProps) {
  const title = useId();
  if (identities.length + passkeys.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby={title}>
      <p id={title} className="text-ink-2">
        {SIGN_IN_LABELS.otherMethods}
      </p>
      <ul className="grid gap-2">
        {identities.map(({ id, provider, email, linkedAt }) => (
          <Way key={id} name={provider} detail={email} added={`Linked ${formatInstant.long(linkedAt)}`} />
        ))}
        {passkeys.map(({ id, name, createdAt }) => (
          <Way key={id} name={name} detail="Passkey" added={`Added ${formatInstant.long(createdAt)}`} />
        ))}
      </ul>
      {identities.length > 0 && (
        <Switch
          label={SIGN_IN_LABELS.unlinkIdentities}
          hint={SIGN_IN_LABELS.unlinkIdentitiesHint}
          checked={removing.unlinkIdentities ?? false}
          onChange={(unlinkIdentities) => onChange({ ...removing, unlinkIdentities })}
        />
      )}
      {passkeys.length > 0 && (
        <Switch
          label={SIGN_IN_LABELS.removePasskeys}
          hint={SIGN_IN_LABELS.removePasskeysHint}
          checked={removing.removePasskeys ?? false}
          onChange={(removePasskeys) => onChange({ ...removing, removePasskeys })}
        />
      )}
    </section>
  );
}

interface WayProps {
  readonly name: string;
  readonly detail: string | null;
  readonly added: string;
}

const Way = ({ name, detail, added }: WayProps) => (
  <li className="wrap-anywhere">
    <Name>{name}</Name>
    <span className="block text-sm text-ink-2">{detail === null ? added : `${detail} · ${added}`}</span>
  </li>
);
