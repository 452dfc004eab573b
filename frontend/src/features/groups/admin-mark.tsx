import { Crown } from '../../ui/icons/icons';
import { GROUP_LABELS } from './group-labels';

/** Marks an admin. */
export const AdminMark = () => (
  <Crown role="img" aria-label={GROUP_LABELS.admin} size={18} className="flex-none text-ochre" />
);
