import { isOtherReleaseOut, postponeRelease, releaseOffered, watchReleases } from './releases';

const EARLIER = '2026-11-19T08:00:00.000Z';
const MINE = '2026-11-20T08:00:00.000Z';
const LATER = '2026-11-20T08:00:01.000Z';

const serve = (body: object) => (globalThis.fetch = () => Promise.resolve(Response.json(body)));

/** The player returns to the page, and the server's answer has arrived. */
async function comeBack(): Promise<void> {
  window.dispatchEvent(new Event('focus'));
  await isOtherReleaseOut();
  await isOtherReleaseOut();
}

beforeAll(() => {
  document.head.innerHTML = `<meta name="version" content="mine"><meta name="built-at" content="${MINE}">`;
  watchReleases();
});
beforeEach(() => releaseOffered.set(false));

it.each([
  ['with the previous release', { version: 'before', builtAt: EARLIER }],
  ['without a build time', { version: 'before' }],
  ['with the same release, built again', { version: 'mine', builtAt: LATER }],
])('offers nothing where the server answers %s', async (_, body) => {
  serve(body);
  await comeBack();
  expect(releaseOffered.get()).toBe(false);
});

it('offers a release that was built later, until the player postpones it', async () => {
  serve({ version: 'next', builtAt: LATER });
  await comeBack();
  expect(releaseOffered.get()).toBe(true);
  postponeRelease();
  await comeBack();
  expect(releaseOffered.get()).toBe(false);
});

it('counts an older release, after a rollback, when a part is missing', async () => {
  serve({ version: 'before', builtAt: EARLIER });
  expect(await isOtherReleaseOut()).toBe(true);
});
