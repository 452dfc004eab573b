import { HOUR_MS } from '@tessera/rules';
import type { FeedbackEntity } from '../feedback/feedback.entity.js';
import { accountsOf } from './accounts.js';
import { insertRows, type World } from './world.js';
import { SeededRandom } from './seeded-random.js';

const MESSAGES = [
  'I play this on the train every morning. Thank you!',
  'Why is QI not a word here?',
  'The dark theme is lovely, but the tiles could have a bit more contrast.',
  'My streak was gone after I changed phones. It came back when I signed in, so all is well.',
  'Could there be a 5x5 grid on Sundays?',
  'The bot on the highest level is merciless. I love it.',
  'Please add a way to see how my friends placed their letters.',
  'I got my first 32 today!!!',
  'The sound for placing a letter is too loud on my tablet.',
  'Is there a word list that I can read somewhere?',
  'It would be great to invite more than one friend to a game.',
  'Zażółć gęślą jaźń: the letters in my name look fine now. 👍',
  'The page was blank once when I had no connection, but reloading helped.',
  'My grandmother and I compete every day. She wins.',
  `Long message: ${'I have a lot to say about the way in which rounds alternate. '.repeat(7)}`.trim(),
];
/** The shares of messages without a player and with an email address. */
const [ANONYMOUS, WITH_EMAIL] = [0.3, 0.4];

export async function writeFeedback({ database, players, now, dates }: World): Promise<void> {
  const random = new SeededRandom('feedback');
  const accounts = accountsOf(players);
  const rows = MESSAGES.map((message): FeedbackEntity => {
    const player = random.chance(ANONYMOUS) ? undefined : random.pick(players);
    const email = player && accounts.get(player)?.email;
    return {
      feedbackId: random.uuid(),
      message,
      playerUUID: player?.playerUUID ?? null,
      email: email !== undefined || random.chance(WITH_EMAIL) ? (email ?? 'reader@seed.example') : null,
      createdAt: new Date(now - random.between(1, (dates.length - 1) * 24) * HOUR_MS),
    };
  });
  await insertRows(database, 'feedback', rows);
}
