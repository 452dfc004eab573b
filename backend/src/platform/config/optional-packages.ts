import { createRequire } from 'node:module';

/** What these packages are for isn't possible without them. The message says how to install them. */
class PackagesMissing extends Error {}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';

/** 'a@1.0.0 b@2.1.0', in the versions that Tessera is tested with. */
function withVersions(scope: string): string {
  const { peerDependencies } = createRequire(import.meta.url)('#manifest') as {
    peerDependencies: Record<string, string>;
  };
  const packages = Object.entries(peerDependencies).filter(([name]) => name.startsWith(`${scope}/`));
  return packages.map(([name, version]) => `${name}@${version}`).join(' ');
}

/**
 * Loads packages that few installations need, so that they aren't installed with the others: those of a scope, such as
 * '@opentelemetry'. `variable` is what asks for them.
 */
export async function loadOptional<Modules>(
  variable: string,
  scope: string,
  load: () => Promise<Modules>,
): Promise<Modules> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const install = `npm install --no-save ${withVersions(scope)}`;
    throw new PackagesMissing(`${variable} needs packages that aren't installed yet. Run: ${install}`);
  }
}
