import path from 'node:path';
import { BASE, docker, hasEngine, IMAGE, runOnce } from './container.js';
import { readDockerfile } from '../packaging/dockerfile.mjs';
import { UNWANTED, UNWANTED_PACKAGES } from '../packaging/unwanted-files.js';
import { DOCKER } from '../support/compose.js';
import { VERSION } from '../../src/platform/releases/version.js';

const MIB = 1024 ** 2;
/** Without the base image, whose size isn't ours to decide. */
const MAX_MIB = 130;

/** What everybody may write to in any Debian, and the home folder of the base image's own user. */
const OF_THE_SYSTEM = /^\/(tmp|var\/tmp|run\/lock|home\/node|proc|dev)(\/|$)/;

interface Inspected {
  Size: number;
  Config: {
    User: string;
    Env: string[];
    Labels: Record<string, string>;
    Cmd: string[];
    WorkingDir: string;
    Healthcheck: { Test: string[] };
    ExposedPorts: Record<string, object>;
  };
}

const inspect = async (image: string): Promise<Inspected> =>
  (JSON.parse(await docker('image', 'inspect', image)) as [Inspected])[0];

/** What must accompany the packages. */
const NOTICES = ['LICENSE', 'libs/words/licences', 'frontend/dist/licenses.txt', 'sbom.cdx.json'];

(hasEngine ? describe : xdescribe)('the image', () => {
  const { user, env, command, healthCheck } = readDockerfile(path.join(DOCKER, 'Dockerfile'));

  test('describes the process as the Dockerfile does', async () => {
    const { Config } = await inspect(IMAGE);
    expect(Config).toMatchObject({ User: user, Cmd: command, WorkingDir: '/app' });
    expect(Config.Healthcheck.Test).toEqual(['CMD', ...healthCheck]);
    expect(Object.keys(Config.ExposedPorts)).toEqual([`${env['PORT']}/tcp`]);
    for (const [name, value] of Object.entries(env)) {
      if (name !== 'COMMIT') expect(Config.Env).toContain(`${name}=${value}`);
    }
  });

  test('says which version and commit it was built from', async () => {
    const { Config } = await inspect(IMAGE);
    const commit = Config.Labels['org.opencontainers.image.revision'];
    expect(Config.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Tessera',
      'org.opencontainers.image.licenses': 'MIT',
      'org.opencontainers.image.version': VERSION,
    });
    expect(commit).toMatch(/^([0-9a-f]{12}(-dirty)?|unknown)$/);
    expect(Config.Env).toContain(`COMMIT=${commit}`);
  });

  test('adds little to its base', async () => {
    const [own, base] = await Promise.all([inspect(IMAGE), inspect(BASE)]);
    expect((own.Size - base.Size) / MIB).toBeLessThan(MAX_MIB);
  });

  test('runs as a user without privileges, who can write only temporary files and backups', async () => {
    const writable = 'find / -xdev ! -type l -writable -print 2>/dev/null || true';
    const [id, found] = await Promise.all([runOnce([], 'id', '-u'), runOnce([], 'sh', '-c', writable)]);
    expect(id.trim()).toBe('1000');
    const places = found.trim().split('\n');
    expect(places).toEqual(expect.arrayContaining(['/app/backups', '/tmp']));
    expect(places.filter((name) => !OF_THE_SYSTEM.test(name))).toEqual(['/app/backups']);
  });

  test('contains no sources, tests, tools or embedded database, but its licenses and an inventory', async () => {
    const found = (await runOnce([], 'find', '.', '-mindepth', '1', '-printf', '%P\\n')).trim().split('\n');
    const files = found.filter((name) => !name.startsWith('node_modules/@tessera/'));
    const isUnwanted = (name: string) =>
      (/(^|\/)node_modules\//.test(name) ? UNWANTED_PACKAGES : UNWANTED).test(name);
    expect(files.filter(isUnwanted)).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(NOTICES));
  });

  test('contains none of the secrets and caches of its build', async () => {
    const gone = ['/root/.npmrc', '/root/.npm', '/run/secrets/npm-ca'];
    const looks = gone.map((name) => `! test -s ${name}`).join(' && ');
    expect(await runOnce(['--user=0'], 'sh', '-c', `${looks} && echo none`)).toBe('none\n');
  });
});
