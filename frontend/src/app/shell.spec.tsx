import { PRODUCT } from '@tessera/contracts/constants';
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
import { fakeFetch } from '../store/testing/fake-fetch';
import { Page } from '../ui/layout/page';
import { Layout } from './layout';
import { NotFoundPage } from './not-found-page';

const Broken = (): never => {
  throw new Error('The grid has five corners');
};

/** A page whose code was never loaded. */
const Unloaded = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/word-checker-page.js');
};

/** A page whose heading is not there at once. */
function Late() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 20);
    return () => clearTimeout(timer);
  }, []);
  return ready && <Page heading="Late page">Late</Page>;
}

let navigate: NavigateFunction;
let pathname: string;
let search: string;

/** Lets a test see where the player is, and go elsewhere as a page would. */
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
            <Route path="/" element={<Page heading="Home page">Hello</Page>} />
            <Route path="/word-checker" element={<Page heading="Word Checker">Words</Page>} />
            <Route path="/1pv3-daily-challenge" element={<Page heading="Daily page">Play</Page>} />
            <Route path="/1pv3" element={<Page heading="Daily page">Play</Page>} />
            <Route path="/1pv3-results/:gameId" element={<Page heading="Results page">26</Page>} />
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a path that no page has', () => {
  it('says so, and titles the page so', async () => {
    visit('/no-such-page');
    expect(await heading('Page Not Found')).toBeInTheDocument();
    expect(screen.getByText("The page you're looking for doesn't exist.")).toBeInTheDocument();
    expect(document.title).toBe(`Page Not Found · ${PRODUCT}`);
  });

  it('leads home', async () => {
    visit('/no-such-page');
    await userEvent.click(await screen.findByRole('link', { name: 'Return Home' }));
    expect(await heading('Home page')).toHaveFocus();
    expect(document.title).toBe(PRODUCT);
  });

  it('goes back to the page before', async () => {
    visit('/word-checker');
    await goTo('/no-such-page');
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(await heading('Word Checker')).toBeInTheDocument();
  });
});

describe('a page that breaks', () => {
  it('says what went wrong, within the layout, and leads home', async () => {
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

it('says that the player is offline where a page cannot be loaded, and leads back', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  visit('/1pv3-daily-challenge');
  await goTo('/unloaded');
  expect(await heading('You are offline')).toBeInTheDocument();
  expect(screen.queryByText(/dynamically imported/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText('Please reconnect')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(await heading('Daily page')).toBeInTheDocument();
  online.mockRestore();
  log.mockRestore();
});

it('holds the help that any page may open', async () => {
  const store = visit('/');
  act(() => void store.dispatch(helpOpened('how-to-play')));
  expect(await screen.findByRole('dialog', { name: 'How to Play' })).toBeInTheDocument();
});

it("gives the focus to a page's heading also when that comes late", async () => {
  visit('/');
  await goTo('/late');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await heading('Late page')).toHaveFocus();
});

describe('the menu', () => {
  it('holds the pages that there are', async () => {
    visit('/word-checker');
    await openMenu();
    await entry('Home');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Home',
      "Today's Game",
      'Leaderboards',
      'The 32 Club',
      'Groups',
      'Play a Friend',
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

  it.each(['/1pv3', '/1pv3-daily-challenge/'])("knows today's game by %s too", async (address) => {
    visit(address);
    await openMenu();
    expect(await entry("Today's Game")).toHaveAttribute('aria-current', 'page');
  });

  it("leads to today's game, and the page's heading gets the focus", async () => {
    visit('/');
    await openMenu();
    await userEvent.click(await entry("Today's Game"));
    expect(await heading('Daily page')).toHaveFocus();
  });

  it('closes, and goes nowhere, for the page that is there', async () => {
    visit('/word-checker?word=TREE');
    await openMenu();
    await userEvent.click(await entry('Word Checker'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(search).toBe('?word=TREE');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('opens the settings, and has the focus back after them', async () => {
    visit('/');
    await openMenu();
    await userEvent.click(await entry('Settings'));
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it("leads to today's result once it is completed", async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
    localStorage.setItem(
      '1pv3_daily_completions',
      JSON.stringify([
        {
          date: '20/11/2026',
          gameNumber: 689,
          playerUUID: '',
          completedAt: '',
          finalScore: 26,
          gameId: 'G-689',
        },
      ]),
    );
    visit('/');
    await openMenu();
    await userEvent.click(await entry("Today's Game"));
    expect(await heading('Results page')).toBeInTheDocument();
    expect(pathname).toBe('/1pv3-results/G-689');
    clock.mockRestore();
  });

  it('leads to the sign-in', async () => {
    visit('/');
    await openMenu();
    expect(await entry('Sign In')).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('menuitem', { name: 'Log Out' })).toBeNull();
  });

  it('asks whoever is signed in before it logs out, and gives the focus back', async () => {
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

  it('closes with Escape and keeps the focus on its button', async () => {
    visit('/');
    await openMenu();
    await entry('Home');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

describe('what a tab remembers of its game', () => {
  const KEYS = ['playerGameId', 'playerId', 'requestedPlayerId', 'currentGameId', 'gameState', 'playerInfo'];
  const saved = () => KEYS.filter((key) => sessionStorage.getItem(key) !== null);
  beforeEach(() => KEYS.forEach((key) => sessionStorage.setItem(key, 'x')));

  it.each(['/', '/word-checker', '/word-checker/'])('goes on the way to %s', async (path) => {
    visit('/1pv3-daily-challenge');
    expect(saved()).toEqual(KEYS);
    await goTo(path);
    expect(saved()).toEqual([]);
  });

  it('stays on the way to other pages', async () => {
    visit('/no-such-page');
    await goTo('/1pv3-daily-challenge');
    expect(saved()).toEqual(KEYS);
  });
});

it('has a way past the header for the keyboard', async () => {
  visit('/');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});
