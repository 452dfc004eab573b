import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PAGES } from '@tessera/contracts/wire';
import { startBuiltApp } from '../../../scripts/built-app.mjs';

const PROVIDER = path.join(import.meta.dirname, '../../../backend/test/support/oidc-program.mjs');

/** A server with everything that signs in, and its OpenID Connect provider. */
export async function startSignInApp(env: Record<string, string> = {}) {
  let provider = { issuer: '', stop: async () => {} };
  let url = '';
  const app = await startBuiltApp(async (address) => {
    // Passkeys belong to a name, not to an IP address.
    url = address.replace('127.0.0.1', 'localhost');
    provider = await startProvider(url + PAGES.authReturn);
    return {
      PUBLIC_URL: url,
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: 'Example Org',
      OIDC_CLIENT_ID: 'tessera',
      OIDC_CLIENT_SECRET: 'a secret between two programs',
      ...env,
    };
  });
  return {
    url,
    folder: app.folder,
    /** Decides what the provider says about somebody. */
    knows: (name: string, claims: object) =>
      fetch(`${provider.issuer}/people/${name}`, { method: 'PUT', body: JSON.stringify(claims) }),
    stop: async () => {
      await app.stop();
      await provider.stop();
    },
  };
}

async function startProvider(returnAddress: string) {
  const child = spawn(process.execPath, [PROVIDER, '0', returnAddress], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { issuer, stop };
}
