import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UNKNOWN_COMMIT } from '@tessera/contracts/product';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readDockerfile } from './dockerfile.mjs';
import { compose, type Service, DOCKER } from '../support/compose.js';
import { oddPaths } from '../support/odd-paths.js';
import { VERSION } from '../../src/platform/releases/version.js';
import { loadConfig } from '../../src/platform/config/load-config.js';

const read = (name: string): string => readFileSync(path.join(DOCKER, name), 'utf8');
const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;

describe('the Dockerfile', () => {
  const { stages, user, env, labels, command } = readDockerfile(path.join(DOCKER, 'Dockerfile'));

  test('passes the linter', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
  });

  test('would fail the linter if it had a mistake', () => {
    expect(validate('FROM node\nRUNN npm ci\n').map(({ message }) => message)).toEqual([
      expect.stringContaining('RUNN'),
    ]);
  });

  test('pins images by their digests, and runs as an unprivileged user', () => {
    const bases = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
    for (const base of bases) expect(base).toMatch(/:\d+\.\d+\.\d+-.*-slim@sha256:[0-9a-f]{64}$/);
    // What builds the packages is what runs them.
    expect(new Set(bases).size).toBe(1);
    expect(read('Dockerfile')).toMatch(/^# syntax=\S+@sha256:[0-9a-f]{64}\n/);
    expect(user).toBe('1000:1000');
    expect(command).toEqual(['node', 'backend/dist/main.js']);
    expect(env['HOST']).toBe('0.0.0.0');
  });

  test('needs no emulation for another platform: it is built on that of the machine, and then only copied', () => {
    const [build, ...others] = read('Dockerfile').match(/^FROM .+$/gm) ?? [];
    expect(build).toMatch(/^FROM --platform=\$BUILDPLATFORM \S+ AS build$/);
    expect(others).toEqual(['FROM build AS packages', expect.stringMatching(/ AS runtime$/)]);
    expect(stages.at(-1)?.steps.filter(({ keyword }) => keyword === 'RUN')).toEqual([]);
  });

  test('labels the image with the version and, if given, the commit, which the program also shows', () => {
    expect(labels).toMatchObject({
      'org.opencontainers.image.version': VERSION,
      'org.opencontainers.image.revision': UNKNOWN_COMMIT,
    });
    expect(env['COMMIT']).toBe(UNKNOWN_COMMIT);
  });

  test('uses version and commit last, so that a new commit leaves the cached steps valid', () => {
    const keywords = stages.at(-1)?.steps.map(({ keyword }) => keyword) ?? [];
    const files = keywords.findLastIndex((keyword) => keyword === 'COPY' || keyword === 'RUN');
    expect(keywords.indexOf('ARG')).toBeGreaterThan(files);
  });
});

describe("the proxy's log", () => {
  const [, pattern = '', replacement = ''] =
    /request>uri regexp "\(\?i\)(.+)" "(.+)"/.exec(read('Caddyfile')) ?? [];
  const logged = (uri: string): string =>
    uri.replace(new RegExp(pattern, 'gi'), replacement.replace('${1}', '$1'));
  const secrets = {
    token: 'Sesame0penSesame0pen',
    email: 'ann@play.example',
    uuid: '3f2b8c9e-1111-4222-8333-444455556666',
  };

  test.each(oddPaths(secrets))('reveals nothing that grants access in a path written as %s', (path) => {
    expect(logged(path)).toContain('[redacted]');
    for (const tail of ['esame0pen', 'play.example', '2b8c9e', '444455556666']) {
      expect(logged(path)).not.toContain(tail);
    }
  });

  test('has ordinary paths unchanged, without their query', () => {
    expect(logged('/api/daily/commitments?from=2026-11-16')).toBe('/api/daily/commitments[redacted]');
    expect(logged('/api/auth/reset-password')).toBe('/api/auth/reset-password');
  });
});

/** The image that compose runs unless another one is set. */
const IMAGE = `tessera:${VERSION}`;

describe('compose', () => {
  test('bounds the memory and the log of each container', () => {
    for (const [name, { mem_limit, logging }] of Object.entries(compose())) {
      expect([name, mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)]);
      expect([name, logging]).toEqual([
        name,
        { driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } },
      ]);
    }
  });

  const services = compose();
  const own = Object.entries(services).filter(([, { image }]) => image === IMAGE);

  test('starts the whole system: two web processes, a worker and all that they need', () => {
    const always = Object.entries(services).flatMap(([name, { profiles }]) => (profiles ? [] : name));
    expect(always.sort()).toEqual(['mail', 'migrate', 'postgres', 'proxy', 'redis', 'web', 'worker']);
    expect(services['web']?.deploy?.replicas).toBe(2);
  });

  test.each(own)('configures %s so that it starts', (name, { environment = {}, read_only }) => {
    const given = Object.entries(environment).map(([key, value]) => [key, String(value ?? '')]);
    const config = loadConfig({ NODE_ENV: 'production', ...Object.fromEntries(given) });
    expect(config).toMatchObject({ role: name === 'web' ? 'web' : 'worker', trustProxy: 1 });
    for (const url of [config.databaseUrl, config.redisUrl, config.smtpUrl]) {
      expect(Object.keys(services)).toContain(new URL(url ?? '').hostname);
    }
    expect(read_only).toBe(true);
  });

  test('runs the image of a version, and builds it only with another file', () => {
    expect(own.map(([name]) => name).sort()).toEqual(['migrate', 'web', 'worker']);
    expect(read('compose.yaml')).not.toMatch(/\bbuild:/);
    const { services: built } = parse(read('compose.build.yaml'), { merge: true }) as {
      services: Record<string, { build: { context: string; dockerfile: string } }>;
    };
    expect(Object.keys(built).sort()).toEqual(['migrate', 'web', 'worker']);
    for (const { build } of Object.values(built)) {
      expect(existsSync(path.join(DOCKER, build.context, build.dockerfile))).toBe(true);
    }
  });

  test('keeps backups in a bucket with another file', () => {
    const given: Record<string, string> = {
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
      BACKUP_S3_BUCKET: 'backups',
      BACKUP_S3_ENDPOINT: 'https://s3.example',
      BACKUP_S3_ACCESS_KEY_ID: 'id',
      BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
    };
    const text = read('compose.s3.yaml').replace(
      /\$\{(\w+):[-?]([^}]*)\}/g,
      (_, name: string, otherwise: string) => given[name] ?? `'${otherwise}'`,
    );
    const { services: added } = parse(text) as { services: Record<string, Service> };
    expect(Object.keys(added)).toEqual(['worker']);
    const env = { ...services['worker']?.environment, ...added['worker']?.environment };
    const all = Object.entries(env).map(([key, value]) => [key, String(value ?? '')]);
    expect(loadConfig({ NODE_ENV: 'production', ...Object.fromEntries(all) })).toMatchObject({
      backupDir: undefined,
      backupBucket: { name: 'backups', endpoint: 'https://s3.example', region: 'us-east-1', prefix: '' },
    });
  });

  test('depends only on existing services, and mounts existing files', () => {
    for (const { depends_on = {}, volumes = [], image } of Object.values(services)) {
      const awaited = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(awaited));
      for (const volume of volumes.filter((it) => it.startsWith('.'))) {
        expect([volume, existsSync(path.join(DOCKER, volume.split(':')[0] ?? ''))]).toEqual([volume, true]);
      }
      expect(image).toMatch(/:v?\d/);
    }
  });

  test('exposes no port to other machines', () => {
    for (const { ports = [] } of Object.values(services)) {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  describe('with the monitoring profile', () => {
    const yaml = <Content>(file: string) => parse(read(file)) as Content;
    /** The local folder or file that a service mounts at this path. */
    const sourceOf = (name: string, target: string): string | undefined =>
      services[name]?.volumes?.map((it) => it.split(':')).find((parts) => parts[1] === target)?.[0];

    test('lets Prometheus scrape every process of the program and load the alerts', () => {
      const [config, rules] = ['prometheus/prometheus.yaml', 'prometheus/rules.yaml'];
      expect(sourceOf('prometheus', '/etc/prometheus')).toBe('./prometheus');
      expect(services['prometheus']?.command).toContain('--config.file=/etc/prometheus/prometheus.yaml');
      const { rule_files, scrape_configs } = yaml<{
        rule_files: string[];
        scrape_configs: { dns_sd_configs: { names: string[]; port: number }[] }[];
      }>(config);
      expect(rule_files.map((file) => `prometheus/${file}`)).toEqual([rules]);
      const [{ names, port } = { names: [], port: 0 }] = scrape_configs.flatMap((it) => it.dns_sd_configs);
      expect(names).toEqual(['web', 'worker']);
      for (const name of names) expect(services[name]?.environment?.['METRICS_PORT']).toBe(port);
    });

    test('lets Grafana show the dashboard with that data source, without a password', () => {
      const provisioned = 'grafana/provisioning';
      expect(sourceOf('grafana', '/etc/grafana/provisioning')).toBe(`./${provisioned}`);
      const { providers } = yaml<{ providers: { options: { path: string } }[] }>(
        `${provisioned}/dashboards/tessera.yaml`,
      );
      const home = services['grafana']?.environment?.['GF_DASHBOARDS_DEFAULT_HOME_DASHBOARD_PATH'];
      expect(home).toBe(`${providers[0]?.options.path}/tessera.json`);
      expect(sourceOf('grafana', String(home))).toBe('./grafana/tessera.json');
      const { datasources } = yaml<{ datasources: { type: string; url: string }[] }>(
        `${provisioned}/datasources/prometheus.yaml`,
      );
      expect(datasources).toMatchObject([{ type: 'prometheus', url: 'http://prometheus:9090' }]);
      expect(services['grafana']?.environment).toMatchObject({
        GF_AUTH_DISABLE_LOGIN_FORM: 'true',
        GF_SECURITY_DISABLE_INITIAL_ADMIN_CREATION: 'true',
      });
    });
  });

  test('requires passwords for production', () => {
    const required = [...read('compose.https.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(required.sort()).toEqual([
      'DOMAIN',
      'MAIL_FROM',
      'POSTGRES_PASSWORD',
      'SESSION_SECRET',
      'SMTP_URL',
    ]);
  });
});

const composeConfig = (files: readonly string[], env: Record<string, string>) =>
  spawnSync('docker', ['compose', ...files.flatMap((file) => ['-f', file]), 'config', '--quiet'], {
    cwd: DOCKER,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });

(hasCompose ? describe : xdescribe)('with docker compose', () => {
  const inEarnest = {
    DOMAIN: 'play.example',
    POSTGRES_PASSWORD: 'x'.repeat(20),
    SESSION_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'no-reply@play.example',
  };
  const inBucket = {
    BACKUP_RECIPIENT: 'age1',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  };
  test.each([
    [['compose.yaml'], {}],
    [['compose.yaml'], { COMPOSE_PROFILES: 'monitoring' }],
    [['compose.yaml', 'compose.build.yaml'], {}],
    [['compose.yaml', 'compose.https.yaml'], inEarnest],
    [['compose.yaml', 'compose.https.yaml', 'compose.s3.yaml'], { ...inEarnest, ...inBucket }],
  ])('accepts %p', (files, env) => {
    expect(composeConfig(files, env)).toMatchObject({ stderr: '', status: 0 });
  });

  test("doesn't accept missing secrets for production", () => {
    const { DOMAIN } = inEarnest;
    expect(composeConfig(['compose.yaml', 'compose.https.yaml'], { DOMAIN }).status).not.toBe(0);
  });
});
