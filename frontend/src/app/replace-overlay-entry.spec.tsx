import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { useCloseOnBack } from '../ui/dialog/use-close-on-back';
import { ReplaceOverlayEntry } from './replace-overlay-entry';

const later = (turns: number): Promise<void> =>
  turns === 0
    ? Promise.resolve()
    : new Promise((resolve) => setTimeout(resolve)).then(() => later(turns - 1));

/** A game with an overlay, which moves on to its results after this many turns of the event loop. */
function Game({ turns }: { readonly turns: number }) {
  const [isPicking, setPicking] = useState(false);
  const [isDone, setDone] = useState(false);
  useCloseOnBack(isPicking, () => setPicking(false));
  const submit = () => {
    setPicking(false);
    void later(turns).then(() => setDone(true));
  };
  return (
    <>
      {isDone && <Navigate to="/results" replace />}
      <button onClick={() => setPicking(true)}>Pick</button>
      <button onClick={submit}>Submit</button>
    </>
  );
}

it.each([0, 1, 2, 3, 20])(
  'shows the results after an overlay has closed, however soon they arrive (%i turns)',
  async (turns) => {
    window.history.pushState(null, '', '/game');
    const { unmount } = render(
      <BrowserRouter>
        <ReplaceOverlayEntry>
          <Routes>
            <Route path="/game" element={<Game turns={turns} />} />
            <Route path="/results" element={<h1>Results</h1>} />
          </Routes>
        </ReplaceOverlayEntry>
      </BrowserRouter>,
    );
    const user = userEvent.setup();
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: 'Pick' }));
    await waitFor(() => expect(window.history.length).toBe(entries + 1));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByRole('heading', { name: 'Results' })).toBeVisible();
    // An entry that is removed later must not bring the game back.
    await later(20);
    expect(window.location.pathname).toBe('/results');
    expect(window.history.state).not.toHaveProperty('dialogs');
    unmount();
  },
);
