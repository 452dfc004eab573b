import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { useState, Component, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../ui/button/button';
import { HomeButton } from '../ui/button/page-buttons';
import { Mosaic } from '../ui/layout/mosaic';
import { Actions, Page } from '../ui/layout/page';
import { isChunkMissing } from '../ui/lazy/load-chunk';
import { showFailure } from '../ui/toast/toast';
import { reloadForNewChunks } from './releases/missing-chunks';
import { Tile } from '../game-kit/board/tile';

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

/** The ways out of a page that can't be shown: home or back. */
const LeaveButtons = () => (
  <>
    <HomeButton variant="primary" wide />
    <GoBackButton />
  </>
);

function GoBackButton() {
  const navigate = useNavigate();
  const cameHere = useLocation().key !== 'default' || window.history.length > 1;
  return (
    <Button size="large" wide onClick={() => void (cameHere ? navigate(-1) : navigate(PAGES.home))}>
      {TEXTS.goBack}
    </Button>
  );
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : typeof error === 'string' ? error : '';

/** Shown for an error that no page caught. Reloads the page once if a chunk is gone because of a newer release. */
function ErrorPage({ error }: { readonly error: unknown }) {
  const [reloading] = useState(() => reloadForNewChunks(error));
  if (reloading) return null;
  if (isChunkMissing(error)) return <MissingPage />;
  return (
    <Page title={TEXTS.renderError} heading={TEXTS.renderError}>
      <p className="pb-5 text-ink-2">{messageOf(error)}</p>
      <Mosaic whole={false} />
      <Actions>
        <LeaveButtons />
      </Actions>
    </Page>
  );
}

/** The page's code can't be loaded. A reload offline would lose the current page. */
function MissingPage() {
  const [isOnline] = useState(() => navigator.onLine);
  const title = isOnline ? TEXTS.pageMissing : TEXTS.offline;
  const retry = () => {
    if (navigator.onLine) window.location.reload();
    else showFailure(TEXTS.reconnect);
  };
  return (
    <Page title={title} heading={title}>
      <p className="pb-5 text-ink-2">
        {`${isOnline ? TEXTS.tryAgain : "This page isn't available offline yet."} Your game is saved.`}
      </p>
      <Mosaic whole={false} />
      <Actions>
        <Button variant="primary" wide onClick={retry}>
          {TEXTS.retry}
        </Button>
        <GoBackButton />
      </Actions>
    </Page>
  );
}

interface BoundaryProps {
  /** Changes with every navigation, which clears the error. */
  readonly visit: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly visit: string;
  readonly failure: { readonly error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, failure: null };

  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });

  static getDerivedStateFromProps = ({ visit }: BoundaryProps, state: BoundaryState) =>
    visit === state.visit ? null : { visit, failure: null };

  override render() {
    const { failure } = this.state;
    return failure ? <ErrorPage error={failure.error} /> : this.props.children;
  }
}

/** Shows the error page in place of content that failed to render, until the player navigates away. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary visit={useLocation().key}>{children}</Boundary>
);
