import { startBuiltApp } from '../../../scripts/built-app.mjs';
import { ADMIN_EMAIL } from './admin';

/** Serves the built program to all tests of the run; what it returns stops it again. */
export default async function startApp(): Promise<() => Promise<void>> {
  const app = await startBuiltApp({ ADMIN_EMAILS: ADMIN_EMAIL });
  process.env.TESSERA_URL = app.url;
  process.env.TESSERA_DATA = app.folder;
  return () => app.stop();
}
