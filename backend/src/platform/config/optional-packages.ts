import { createRequire } from 'node:module';

/** What these packages are for isn't possible without them. The message says how to install them. */
class PackagesMissing extends Error {}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** All of them at once, because npm would remove those that another command has installed. */
function installation(): string {
  const { peerDependencies } = createRequire(import.meta.url)('#manifest') as {
    peerDependencies: Record<string, string>;
  };
  const packages = Object.entries(peerDependencies).map(([name, version]) => `${name}@${version}`);
  return `npm install --no-save --omit=dev ${packages.join(' ')}`;
}

/** Loads packages that few installations need, so that they are optional. `variable` is what asks for them. */
export async function loadOptional<Modules>(
  variable: string,
  load: () => Promise<Modules>,
): Promise<Modules> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new PackagesMissing(`${variable} needs packages that aren't installed. Run: ${installation()}`);
  }
}
