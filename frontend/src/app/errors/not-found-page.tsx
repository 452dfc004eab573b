import { TEXTS } from '@tessera/contracts/constants';
import { Actions, Page } from '../../ui/layout/page';
import { Tile } from '../../game-kit/board/tile';
import { LeaveButtons } from './leave-buttons';

export const NotFoundPage = () => (
  <Page title={TEXTS.pageNotFound} heading={TEXTS.pageNotFound}>
    <p className="text-ink-2">{TEXTS.pageNotFoundDetail}</p>
    <MissingTile />
    <Actions>
      <LeaveButtons />
    </Actions>
  </Page>
);

/** 4 _ 4, where a missing tile takes the place of the zero. */
const MissingTile = () => (
  <div aria-hidden="true" className="my-auto flex gap-2.5 py-6 max-sm:justify-center sm:my-0">
    <Tile letter="4" size="hand" />
    <span className="size-[60px] rounded-[10px] border-2 border-dashed border-ink-2 bg-socket" />
    <Tile letter="4" size="hand" />
  </div>
);
