import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { isOddRound } from '@tessera/rules';
import { acceptInvitation, aPlayer, chooseFor, liveBoardOf, placeAt } from './support/live-board';
import { startReleaseServer } from './support/release-server';

const SLOW = 'Slow connection: moves may take a few seconds';

type Released = Awaited<ReturnType<typeof startReleaseServer>>;

for (const { name, block, says } of [
  { name: 'the event stream carries the game', block: () => undefined, says: null },
  {
    name: 'polling carries the game, and the page says so, if there is no event stream either',
    block: (_line: Released, page: Page) => page.route(/\/api\/events/, (route) => route.abort()),
    says: SLOW,
  },
  {
    name: 'polling carries the game if a page answers in place of the event stream',
    block: (_line: Released, page: Page) =>
      page.route(/\/api\/events/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hello' })),
    says: SLOW,
  },
  {
    name: 'polling carries the game if the event stream opens and then sends nothing',
    block: (line: Released) => line.silence(/^\/api\/events/),
    says: SLOW,
  },
]) {
  test(`without WebSockets, ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const url = process.env.TESSERA_URL ?? '';
    const line = await startReleaseServer(url);
    const [anna, ben] = [await aPlayer(browser, url), await aPlayer(browser, line.url)];
    await ben.routeWebSocket(/\/socket\.io\//, (socket) => void socket.close());
    await block(line, ben);

    await anna.goto(PAGES.playFriend);
    await anna.getByRole('button', { name: 'Create New Game' }).click();
    await anna.getByRole('link', { name: 'Continue to Game' }).click();
    await expect(anna.getByText('Waiting for your friend')).toBeVisible();
    await acceptInvitation(ben, new URL(anna.url()).pathname);
    await expect(liveBoardOf(ben).round(1)).toBeVisible();
    if (says !== null) await expect(ben.getByText(says)).toBeVisible();

    for (let round = 1; round <= 2; round++) {
      const [chooser, other] = isOddRound(round) ? [anna, ben] : [ben, anna];
      await expect(liveBoardOf(chooser).round(round)).toBeVisible();
      await chooseFor(chooser, round, 'T');
      await liveBoardOf(chooser).submit.click();
      await expect(liveBoardOf(other).task('Place the letter T')).toBeVisible();
      await placeAt(other, round, 'T');
    }
    await expect(liveBoardOf(ben).round(3)).toBeVisible();
    await anna.context().close();
    await ben.context().close();
    line.stop();
  });
}
