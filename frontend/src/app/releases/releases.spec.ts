import { createReleases, isOtherReleaseOut } from './releases';

const EARLIER = '2026-11-19T08:00:00.000Z';
const MINE = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-20T08:00:01.000Z';

const releases = createReleases();

const serve = (body: object) => (globalThis.fetch = () => Promise.resolve(Response.json(body)));

/** The player returns to the page, and the response has arrived. */
async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  await isOtherReleaseOut();
  await isOtherReleaseOut();
}

beforeAll(() => {
  document.head.innerHTML = `<meta name="version" content="mine"><meta name="built-at" content="${MINE}">`;
  releases.watch();
});
beforeEach(() => releases.offered.set(false));

it.each([
  ['with the previous release', { version: 'before', builtAt: EARLIER }],
  ['without a build time', { version: 'before' }],
  ['with a rebuild of the same release', { version: 'mine', builtAt: LATER }],
])('offers nothing if the server responds with %s', async (_, body) => {
  serve(body);
  await comeBack();
  expect(releases.offered.get()).toBe(false);
});

it('offers a release with a later build time until the player postpones it', async () => {
  serve({ version: 'next', builtAt: LATER });
  await comeBack();
  expect(releases.offered.get()).toBe(true);
  releases.postpone();
  await comeBack();
  expect(releases.offered.get()).toBe(false);
});

it('accepts an older release, after a rollback, if a chunk is missing', async () => {
  serve({ version: 'before', builtAt: EARLIER });
  expect(await isOtherReleaseOut()).toBe(true);
});
