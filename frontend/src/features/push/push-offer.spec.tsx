import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PUSH_LABELS } from './push-labels';
import { showPages } from '../../store/testing/show-page';
import { PushOffer } from './push-offer.public';
import { fakePush, pushServer, removePush } from './testing/fake-push';

const LABEL = 'Tell Me';
const OFFER = { name: LABEL };

const PAGE = (
  <>
    <h1 tabIndex={-1}>A page</h1>
    <PushOffer label={LABEL} />
  </>
);
const open = () => showPages([{ path: '/', element: PAGE }], '/');
const offer = () => screen.queryByRole('button', OFFER);

afterEach(removePush);

it('turns notices on after a press, and says so', async () => {
  const push = fakePush();
  const { saved } = pushServer();
  open();
  expect(push.asked).toBe(0);
  await userEvent.click(screen.getByRole('button', OFFER));
  expect(await screen.findByText(PUSH_LABELS.offerAccepted)).toBeVisible();
  // The focus would be lost with the button.
  expect(screen.getByRole('heading', { name: 'A page' })).toHaveFocus();
  expect(push.asked).toBe(1);
  expect(saved[0]?.kinds).not.toContain('reminder');
  expect(offer()).toBeNull();
});

it('is made to players who have allowed notifications but get none', async () => {
  fakePush('granted');
  pushServer();
  open();
  expect(await screen.findByRole('button', OFFER)).toBeVisible();
});

it('is never made again to players who have declined it', async () => {
  const push = fakePush();
  pushServer();
  const { close } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
  expect(offer()).toBeNull();
  expect(screen.getByRole('heading', { name: 'A page' })).toHaveFocus();
  close();
  open();
  expect(offer()).toBeNull();
  expect(push.asked).toBe(0);
});

it('explains how to allow them if the player blocks them, and is not made again', async () => {
  const push = fakePush();
  push.answer = 'denied';
  pushServer();
  const { close } = open();
  await userEvent.click(screen.getByRole('button', OFFER));
  expect(await screen.findByText(PUSH_LABELS.blocked)).toBeVisible();
  close();
  open();
  expect(offer()).toBeNull();
});

it('can be taken up again after a failure', async () => {
  const push = fakePush();
  push.accepts = false;
  pushServer();
  open();
  await userEvent.click(screen.getByRole('button', OFFER));
  expect(await screen.findByText(PUSH_LABELS.failed)).toBeVisible();
  push.accepts = true;
  await userEvent.click(screen.getByRole('button', OFFER));
  expect(await screen.findByText(PUSH_LABELS.offerAccepted)).toBeVisible();
});

it('tells iPhone players how to install the app', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  pushServer();
  open();
  await userEvent.click(await screen.findByRole('button', OFFER));
  expect(screen.getByText(PUSH_LABELS.installSteps)).toBeVisible();
});

it('only asks for permission if the server sends no notices', async () => {
  const push = fakePush();
  const { requests } = pushServer({ publicKey: null });
  open();
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', OFFER));
  await waitFor(() => expect(offer()).toBeNull());
  expect(push.asked).toBe(1);
  expect(requests).toHaveLength(1);
});

it('is not made in browsers without notifications, nor again once they are allowed', async () => {
  const { requests } = pushServer({ publicKey: null });
  const { close } = open();
  expect(offer()).toBeNull();
  close();
  fakePush('granted');
  open();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(offer()).toBeNull();
});
