import { takeSavedNotice } from '../../../store/saved-notice';
import { announce } from '../../../ui/live-region/live-region';
import { toast } from '../../../ui/toast/toast';

/** Screen readers ignore what a live region contains when the page appears. */
const SETTLED_MS = 500;

/** Shows the notice of the previous page, once. */
export function showSavedNotice(): void {
  const notice = takeSavedNotice();
  if (notice?.spoken) setTimeout(() => announce(notice.title), SETTLED_MS);
  else if (notice) toast(notice);
}
