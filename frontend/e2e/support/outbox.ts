import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

const LINK = /https?:\/\/\S+\/reset-password\/\S+/;

/** The emails in the server's outbox, as plain text. */
async function mails(dataDir = process.env.TESSERA_DATA ?? ''): Promise<string[]> {
  const folder = path.join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  // Undoes quoted-printable: '=' at the end of folded lines, and '=3D' for '='.
  return texts.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** The password reset link sent to an address, or null if there is none yet. `dataDir` is that of another server. */
export async function resetLinkFor(email: string, dataDir?: string): Promise<string | null> {
  const mail = (await mails(dataDir)).find((text) => text.includes(email) && LINK.test(text));
  return mail?.match(LINK)?.[0] ?? null;
}
