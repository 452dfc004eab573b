import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { followSettings } from './follow-settings';
import { Layout } from './layout';
import { explainMisses } from './missing-parts';
import { trustOwnStyles } from './nonce';
import { keepShellWhenIdle } from './offline-shell';
import { OverOverlays } from './over-overlays';
import { Pages } from './pages';
import { watchReleases } from './releases';
import { store } from './store';
import { warnOfFullStorage } from './warn-of-full-storage';

trustOwnStyles();
followSettings();
keepShellWhenIdle();
warnOfFullStorage();
explainMisses();
watchReleases();

/** A page's error shows within the layout; the layout's own, instead of it. */
export const App = () => (
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <OverOverlays>
          <ErrorBoundary>
            <Layout>
              <Pages />
            </Layout>
          </ErrorBoundary>
        </OverOverlays>
      </BrowserRouter>
    </Provider>
  </StrictMode>
);
