import { useId } from 'react';
import { GAME_REVIEW_TEXTS } from '../replay-texts';
import { OPEN_PAGE } from '../../../store/api/open-page';
import { friendName } from './friend-name';
import { useFriendsQuery } from './finished.api';

interface FriendFilterProps {
  /** The public ID of a friend, or null for all. */
  readonly value: string | null;
  readonly onChange: (friend: string | null) => void;
}

/** Chooses the friend whose games are listed: one of the twenty that the player has met last. */
export function FriendFilter({ value, onChange }: FriendFilterProps) {
  const id = useId();
  const { data: friends = [] } = useFriendsQuery(undefined, OPEN_PAGE);
  return (
    <div className="flex items-center gap-2.5">
      <label htmlFor={id} className="text-sm text-ink-2">
        {GAME_REVIEW_TEXTS.friend}
      </label>
      <select
        id={id}
        className="field__input max-w-[240px]"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <option value="">{GAME_REVIEW_TEXTS.allFriends}</option>
        {friends.map((friend) => (
          <option key={friend.publicId} value={friend.publicId}>
            {friendName(friend)}
          </option>
        ))}
      </select>
    </div>
  );
}
