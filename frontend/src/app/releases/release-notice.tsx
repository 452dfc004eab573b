import { TEXTS } from '@tessera/contracts/texts';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../store/create-store';
import { reloadPage } from '../../store/page-load';
import { service } from '../../store/services';
import { Button } from '../../ui/button/button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { useSignal } from '../../ui/util/signal';
import { isGamePage } from '../game-pages';
import { createReleases } from './releases';

/** Loads with the other overlays when idle, because its file would be gone after a release. */
export const NoticeBar = lazyComponent(() => import('../../ui/overlays').then((part) => part.NoticeBar), {
  silent: true,
});

/** Offers to reload for a new release, but not during a game. */
export function ReleaseNotice() {
  const { offered, postpone } = useAppDispatch()(service(createReleases));
  const isOffered = useSignal(offered);
  const { pathname } = useLocation();
  if (!isOffered || isGamePage(pathname)) return null;
  return (
    <NoticeBar text={TEXTS.newVersion}>
      <Button onClick={postpone}>{TEXTS.later}</Button>
      <Button onClick={reloadPage}>{TEXTS.reload}</Button>
    </NoticeBar>
  );
}
