import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { eventually } from './eventually.js';

const outboxOf = (dataDir: string) => path.join(dataDir, 'outbox');

/** All emails in a folder's outbox. */
export const mailsIn = (dataDir: string): string[] => {
  const folder = outboxOf(dataDir);
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  return mails.map((file) => readFileSync(path.join(folder, file), 'utf8'));
};

const LINK = /(\S+)\/reset-password\/([\w-]+)/;

/** The address and token of the link in an email. Long lines are folded (quoted-printable). */
export function linkIn(mail: string): { origin: string; token: string } {
  const [, origin, token] = LINK.exec(mail.replace(/=\r?\n/g, '')) ?? [];
  if (origin === undefined || token === undefined) throw new Error('the mail has no link');
  return { origin, token };
}

const mailsTo = (dataDir: string, email: string): string[] =>
  mailsIn(dataDir).filter((mail) => mail.includes(`To: ${email}`));

/** The reset link to an address that `send` causes. */
export async function nextResetLinkTo(
  dataDir: string,
  email: string,
  send: () => Promise<unknown>,
): Promise<{ origin: string; token: string }> {
  const before = mailsTo(dataDir, email);
  await send();
  const next = () =>
    mailsTo(dataDir, email).find((mail) => !before.includes(mail) && mail.includes('/reset-password/'));
  await eventually(`another reset link has been sent to ${email}`, () => next() !== undefined);
  return linkIn(next() ?? '');
}

/** The notices of new ways to sign in that an address has got. */
export const methodMailsTo = (dataDir: string, email: string): string[] =>
  mailsTo(dataDir, email).filter((mail) => mail.includes('a new way to sign in'));

/** The email to an address, waiting for it if necessary. */
export async function mailTo(dataDir: string, email: string): Promise<string> {
  const find = () => mailsTo(dataDir, email)[0];
  await eventually(`an email to ${email} has been sent`, () => find() !== undefined);
  return find() ?? '';
}
