import { PRODUCT } from '@tessera/contracts/product';
import { plainDate } from '@tessera/rules';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import {
  MemoryRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { helpOpened } from '../features/help/help.slice';
import { createStore } from '../store/create-store';
import { recordCompletion } from '../store/daily/completions';
import { fakeFetch } from '../store/testing/fake-fetch';
import { Page } from '../ui/layout/page';
import { Layout } from './layout';
import { NotFoundPage } from './error-page';

const Broken = (): never => {
  throw new Error('The grid has five corners');
};

/** A page whose code was never loaded. */
const Unloaded = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/word-checker-page.js');
};

const page = (heading: string, text: string) => (
  <Page heading={heading}>
    <p>{text}</p>
  </Page>
);

/** A page whose heading appears late. */
function Late() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return ready && page('Late page', 'Late');
}

let navigate: NavigateFunction;
let pathname: string;
let search: string;

/** Exposes the current location, and lets a test navigate as a page would. */
function Watcher() {
  const go = useNavigate();
  const location = useLocation();
  useEffect(() => {
    navigate = go;
    pathname = location.pathname;
    search = location.search;
  });
  return null;
}

const visit = (entry: string) => {
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[entry]}>
        <Watcher />
        <Layout>
          <Routes>
            <Route path="/" element={page('Home page', 'Hello')} />
            <Route path="/word-checker" element={page('Word Checker', 'Words')} />
            <Route path="/1pv3-daily-challenge" element={page('Daily page', 'Play')} />
            <Route path="/1pv3" element={page('Daily page', 'Play')} />
            <Route path="/1pv3-results/:gameId" element={page('Results page', '26')} />
            <Route path="/late" element={<Late />} />
            <Route path="/unloaded" element={<Unloaded />} />
            <Route path="/broken" element={<Broken />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Layout>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};

const goTo = (path: string) => act(() => navigate(path));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Menu' }));
const entry = (name: string) => screen.findByRole('menuitem', { name });

describe('an unknown path', () => {
  it('shows the 404 page and sets the title', async () => {
    visit('/no-such-page');
    expect(await heading('Page Not Found')).toBeInTheDocument();
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeInTheDocument();
    expect(document.title).toBe(`Page Not Found · ${PRODUCT}`);
  });

  it('links to home', async () => {
    visit('/no-such-page');
    await userEvent.click(await screen.findByRole('link', { name: 'Return Home' }));
    expect(await heading('Home page')).toHaveFocus();
    expect(document.title).toBe(PRODUCT);
  });

  it('leads back to the previous page', async () => {
    visit('/word-checker');
    await goTo('/no-such-page');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(await heading('Word Checker')).toBeInTheDocument();
  });
});

describe('a page that throws an error', () => {
  it('shows the error within the layout and links to home', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    visit('/broken');
    expect(await heading('Something went wrong')).toBeInTheDocument();
    expect(screen.getByText('The grid has five corners')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Return Home' }));
    expect(await heading('Home page')).toBeInTheDocument();
    log.mockRestore();
  });
});

it('says that the player is offline if a page cannot be loaded, and leads back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  visit('/1pv3-daily-challenge');
  await goTo('/unloaded');
  expect(await heading("You're offline")).toBeInTheDocument();
  expect(screen.queryByText(/dynamically imported/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Please reconnect')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await heading('Daily page')).toBeInTheDocument();
  online.mockRestore();
  log.mockRestore();
});

it('opens the help from any page', async () => {
  const store = visit('/');
  act(() => void store.dispatch(helpOpened('how-to-play')));
  expect(await screen.findByRole('dialog', { name: 'How to Play' })).toBeInTheDocument();
});

it('focuses the heading of a page even if it appears late', async () => {
  visit('/');
  await goTo('/late');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await heading('Late page')).toHaveFocus();
});

describe('the menu', () => {
  it('lists all pages', async () => {
    visit('/word-checker');
    await openMenu();
    await entry('Home');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Home',
      "Today's Game",
      'Leaderboards',
      'The 32 Club',
      'Groups',
      'Your Record',
      'Play a Friend',
      'Play My Letters',
      'Play the Bot',
      'Archive',
      'Simple Daily',
      'How to Play',
      'Word Checker',
      'About Us',
      'Feedback',
      'Player Name',
      'Sign In',
      'Settings',
    ]);
    expect(await entry('Word Checker')).toHaveAttribute('aria-current', 'page');
  });

  it.each(['/1pv3', '/1pv3-daily-challenge/'])("recognizes today's game at %s, too", async (address) => {
    visit(address);
    await openMenu();
    expect(await entry("Today's Game")).toHaveAttribute('aria-current', 'page');
  });

  it("opens today's game and focuses its heading", async () => {
    visit('/');
    await openMenu();
    await userEvent.click(await entry("Today's Game"));
    expect(await heading('Daily page')).toHaveFocus();
  });

  it('only closes if its entry leads to the current page', async () => {
    visit('/word-checker?word=TREE');
    await openMenu();
    await userEvent.click(await entry('Word Checker'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(search).toBe('?word=TREE');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('opens the settings and regains the focus afterwards', async () => {
    visit('/');
    await openMenu();
    await userEvent.click(await entry('Settings'));
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it("opens today's result once the game is completed", async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
    const date = plainDate('2026-11-20');
    recordCompletion({ date, gameNumber: 689, finalScore: 26, gameId: 'G-689' }, date);
    visit('/');
    await openMenu();
    await userEvent.click(await entry("Today's Game"));
    expect(await heading('Results page')).toBeInTheDocument();
    expect(pathname).toBe('/1pv3-results/G-689');
    clock.mockRestore();
  });

  it('links to the sign-in page', async () => {
    visit('/');
    await openMenu();
    expect(await entry('Sign In')).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('menuitem', { name: 'Log Out' })).toBeNull();
  });

  it('asks for confirmation before logging out, and returns the focus', async () => {
    localStorage.setItem('tessera-signed-in-at', '2026-11-20T10:00:00.000Z');
    fakeFetch(() => 'no connection');
    visit('/');
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Sign In' })).toBeNull();
    await userEvent.click(await entry('Log Out'));
    expect(await screen.findByRole('dialog', { name: 'Log out?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('closes on Escape and returns the focus to its button', async () => {
    visit('/');
    await openMenu();
    await entry('Home');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('the state of a live game in this tab', () => {
  const KEYS = ['playerGameId', 'playerId', 'requestedPlayerId', 'currentGameId', 'gameState', 'playerInfo'];
  const saved = () => KEYS.filter((key) => sessionStorage.getItem(key) !== null);
  beforeEach(() => KEYS.forEach((key) => sessionStorage.setItem(key, 'x')));

  it.each(['/', '/word-checker', '/word-checker/'])('is removed when the player goes to %s', async (path) => {
    visit('/1pv3-daily-challenge');
    expect(saved()).toEqual(KEYS);
    await goTo(path);
    expect(saved()).toEqual([]);
  });

  it('is kept when the player goes to other pages', async () => {
    visit('/no-such-page');
    await goTo('/1pv3-daily-challenge');
    expect(saved()).toEqual(KEYS);
  });
});

it('lets keyboard users skip the header', async () => {
  visit('/');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});
