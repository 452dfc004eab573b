import { TEXTS } from '@tessera/contracts/constants';
import { useLocation } from 'react-router-dom';
import { reloadPage } from '../store/page-load';
import { lazyPart } from '../ui/lazy/lazy-part';
import { useSignal } from '../ui/util/signal';
import { isGamePage } from './game-pages';
import { putOffRelease, releaseOffered } from './releases';

/** Loads with the other overlays, when idle: after a release its file would be gone. */
export const NoticeBar = lazyPart(() => import('../ui/lazy/overlays').then((part) => part.NoticeBar), {
  silent: true,
});

/** Offers to reload for a new release, but not during a game. Rendered once, in the shell. */
export function ReleaseNotice() {
  const isOffered = useSignal(releaseOffered);
  const { pathname } = useLocation();
  if (!isOffered || isGamePage(pathname)) return null;
  return (
    <NoticeBar
      text={TEXTS.newVersion}
      action={TEXTS.reload}
      onAction={reloadPage}
      later={TEXTS.later}
      onLater={putOffRelease}
    />
  );
}
