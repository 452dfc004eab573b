import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-page';
import { followSettings, trustOwnStyles, warnOfFullStorage } from './startup';
import { Layout } from './layout';
import { watchMissingChunks } from './releases/missing-chunks';
import { keepShellWhenIdle } from './releases/offline-shell';
import { ReplaceOverlayEntry } from './replace-overlay-entry';
import { Pages } from './pages';
import { createReleases } from './releases/releases';
import { service } from '../store/services';
import { createStore } from '../store/create-store';

/** This page's store. A feature's slice is added when its chunk loads. */
const store = createStore();

trustOwnStyles();
followSettings();
keepShellWhenIdle(store.dispatch);
warnOfFullStorage();
const releases = store.dispatch(service(createReleases));
watchMissingChunks(releases);
releases.watch();

/** Errors of a page are shown within the layout. Errors of the layout replace it. */
export const App = () => (
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <ReplaceOverlayEntry>
          <ErrorBoundary>
            <Layout>
              <Pages />
            </Layout>
          </ErrorBoundary>
        </ReplaceOverlayEntry>
      </BrowserRouter>
    </Provider>
  </StrictMode>
);
