import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const LINK = /https?:\/\/\S+\/reset-password\/\S+/;

/** The mails that the program has written into its outbox, as plain text. */
async function mails(): Promise<string[]> {
  const folder = path.join(process.env.TESSERA_DATA ?? '', 'outbox');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  // Long lines are folded with '=' at their ends, and '=' itself is written as '=3D'.
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** The link for a new password that was mailed to an address; null while there is none. */
export async function resetLinkFor(email: string): Promise<string | null> {
  const mail = (await mails()).find((text) => text.includes(email));
  return mail?.match(LINK)?.[0] ?? null;
}
