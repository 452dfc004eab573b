import { GROUP_TEXTS, type Group } from '@tessera/contracts/groups';
import { useState } from 'react';
import { GROUP_LABELS } from './group-labels';
import { isApiError, reasonOf } from '../../store/api/api-error';
import { useCreateGroupMutation, useJoinGroupMutation } from './groups.api';

/** How to get into a group: create or join it. */
export type Entry =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'join'; readonly inviteCode: string };

/** The group that the player has created or joined. */
export interface Entered {
  readonly kind: Entry['kind'];
  readonly group: Group;
}

const needsPlayerName = (error: unknown): boolean =>
  isApiError(error) && error.code === 'PLAYER_NAME_REQUIRED';

const FAILED = { create: GROUP_LABELS.createFailed, join: GROUP_LABELS.joinFailed } as const;

/**
 * Creates and joins groups. If the server requires a player name first, the action is kept in `waiting`;
 * call `enter(waiting)` once there is a name.
 */
export function useEnterGroup(onEntered: (kind: Entry['kind']) => void) {
  const [create, { isLoading: creating }] = useCreateGroupMutation();
  const [join, { isLoading: joining }] = useJoinGroupMutation();
  const [waiting, setWaiting] = useState<Entry | null>(null);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [errors, setErrors] = useState<Partial<Record<Entry['kind'], string | null>>>({});
  const showError = (kind: Entry['kind'], error: string | null) =>
    setErrors((before) => ({ ...before, [kind]: error }));

  const ask = async (entry: Entry): Promise<Group> =>
    entry.kind === 'create'
      ? create(entry.name).unwrap()
      : join(entry.inviteCode)
          .unwrap()
          .then(({ group }) => group);

  const enter = async (entry: Entry): Promise<void> => {
    setErrors({});
    try {
      const group = await ask(entry);
      setWaiting(null);
      setEntered({ kind: entry.kind, group });
      onEntered(entry.kind);
    } catch (error) {
      if (needsPlayerName(error)) return setWaiting(entry);
      setWaiting(null);
      const isSignedOut = entry.kind === 'create' && isApiError(error) && error.code === 'NOT_SIGNED_IN';
      showError(entry.kind, isSignedOut ? GROUP_LABELS.loginToCreate : reasonOf(error, FAILED[entry.kind]));
    }
  };

  return {
    enter,
    creating,
    joining,
    waiting,
    entered,
    errors,
    clearError: (kind: Entry['kind']) => showError(kind, null),
    /** Cancels because the player doesn't want to set a name. */
    giveUp: () => {
      if (waiting?.kind === 'join') showError('join', GROUP_TEXTS.nameBeforeJoining);
      setWaiting(null);
    },
    leaveEntered: () => setEntered(null),
  };
}
