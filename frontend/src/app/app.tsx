import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { Layout } from './layout';
import { trustOwnStyles } from './nonce';
import { Pages } from './pages';
import { store } from './store';

trustOwnStyles();

/** A page's error shows within the layout; the layout's own, instead of it. */
export const App = () => (
  <StrictMode>
    <Provider store={store}>
      <BrowserRouter>
        <ErrorBoundary>
          <Layout>
            <Pages />
          </Layout>
        </ErrorBoundary>
      </BrowserRouter>
    </Provider>
  </StrictMode>
);
