import { PRODUCT } from '@tessera/contracts/product';
import { noticeAt } from './notice-text';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const announcement = { text: 'The game pauses at 02:00 UTC', endsAt: at(30) };
const pause = { startsAt: at(10), endsAt: at(20) };

/** Tests run in Newfoundland. */
test.each([
  [{ announcement, pause: null }, 0, announcement.text, 30],
  [{ announcement, pause: null }, 30, null, null],
  [{ announcement: null, pause }, 0, 'pauses at 08:40 for about 10 minutes', 10],
  [{ announcement: null, pause }, 10, 'is paused until about 08:50', 20],
  [{ announcement: null, pause }, 20, null, null],
  [{ announcement, pause }, 0, announcement.text, 10],
  [{ announcement, pause }, 10, `${announcement.text}. ${PRODUCT} is paused until about 08:50`, 20],
  [{ announcement, pause }, 20, announcement.text, 30],
  [
    { announcement: null, pause: { startsAt: at(1440), endsAt: at(1500) } },
    0,
    'on 21 Nov at 08:30 for about an hour',
    1440,
  ],
  [{ announcement: null, pause: { startsAt: at(1), endsAt: at(181) } }, 0, 'for about 3 hours', 1],
])('%j is told after %d minutes as %s, until it changes', (notice, minutes, text, until) => {
  const said = noticeAt(notice, NOW + minutes * 60_000);
  if (text === null) expect(said).toBeNull();
  else expect(said?.text).toContain(text);
  if (until !== null) expect(said?.until).toBe(NOW + until * 60_000);
});
