import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { trustOwnStyles } from './nonce';
import { routes } from './routes';
import { store } from './store';

trustOwnStyles();
const router = createBrowserRouter(routes);

export const App = () => (
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>
);
