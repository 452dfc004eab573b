import { CALLS } from '@tessera/contracts/calls';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import type { TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { playDaily } from '../support/dailies.js';
import { aNamed } from '../support/groups.js';
import { today } from '../support/leaderboards.js';
import { aShared, atAll, pageAt, resultAt, startModerated } from '../support/moderation.js';
import { act, profileOf, undo } from '../support/reports.js';

let app: TestApp;
let other: TestApp;
let apps: TestApp[];
let admin: Browser;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, other, apps, admin, close } = await startModerated());
});
afterAll(() => close());

describe('an ended share', () => {
  test('is no longer shown by its page, its call and the leaderboards, and cannot be shared again', async () => {
    const { browser, shareId, share, report } = await aShared(app, admin);
    const viewer = await aNamed(app);
    await playDaily(app, viewer.player);
    const shares = async () =>
      (await today(other, viewer.player, { limit: 100 })).topScorers.map((entry) => entry.shareId);
    expect(await shares()).toContain(shareId);
    await act(admin, report, 'end-share');
    for (const { body } of await atAll(apps, (instance) =>
      instance.call(CALLS.publicResultOf, { params: { shareId } }),
    )) {
      expect(body).toMatchObject({ code: 'RESULT_ENDED', message: RESULTS_TEXTS.ended });
    }
    for (const page of await atAll(apps, (instance) => pageAt(instance, shareId))) {
      expect([
        page.status,
        page.text.includes(RESULTS_TEXTS.endedTitle),
        page.text.includes('og:image'),
      ]).toEqual([410, true, false]);
    }
    expect(await shares()).not.toContain(shareId);
    expect((await share()).body.code).toBe('RESULT_ENDED');
    expect((await profileOf(browser)).notices).toMatchObject([
      { kind: 'share-ended', text: null, gameNumber: 689 },
    ]);
    await undo(admin, report, 'end-share');
    expect((await resultAt(other, shareId)).result.shareId).toBe(shareId);
    expect((await share()).body.shareId).toBe(shareId);
  });

  test('has no picture 10 seconds later, even where one has been drawn', async () => {
    const { shareId, report } = await aShared(app, admin);
    const picture = (instance: TestApp, headers: Record<string, string> = {}) =>
      instance.http().get(`/share/${shareId}.png`).set(headers);
    const drawn = await atAll(apps, (instance) => picture(instance));
    expect(drawn.map(({ status }) => status)).toEqual([200, 200]);
    expect(drawn[0]?.headers['cache-control']).toBe('public, max-age=5, must-revalidate');
    const again = await picture(app, { 'If-None-Match': drawn[0]?.headers['etag'] ?? '' });
    expect(again.status).toBe(304);

    await act(admin, report, 'end-share');
    // Caches may show it for 5 seconds, and ask for it at the latest moment at which it is sent unchecked.
    for (const { clock } of apps) clock.time += 5000;
    expect((await atAll(apps, (instance) => picture(instance))).map(({ status }) => status)).toEqual([
      410, 410,
    ]);
    await undo(admin, report, 'end-share');
    expect((await atAll(apps, (instance) => picture(instance))).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  });
});
