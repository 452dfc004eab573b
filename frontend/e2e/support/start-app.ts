import { startBuiltApp } from '../../../scripts/built-app.mjs';
import { ADMIN_EMAIL, MODERATOR_EMAIL } from './admin';

/** Starts the built app for all tests of the run. Returns a function that stops it. */
export default async function startApp(): Promise<() => Promise<void>> {
  const app = await startBuiltApp({ ADMIN_EMAILS: `${ADMIN_EMAIL},${MODERATOR_EMAIL}` });
  process.env.TESSERA_URL = app.url;
  process.env.TESSERA_DATA = app.folder;
  return () => app.stop();
}
