import { loadConfig } from './load-config.js';

describe('signing in', () => {
  const PROVIDER = {
    OIDC_ISSUER: 'https://id.example/realms/org',
    OIDC_CLIENT_ID: 'tessera',
    OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_URL: 'https://play.example',
  };
  const problemOf = (env: Record<string, string>): string => {
    try {
      loadConfig(env);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  test('with a provider takes three variables, and calls it by its host unless it has a name', () => {
    const oidc = { issuer: PROVIDER.OIDC_ISSUER, clientId: 'tessera', clientSecret: 'secret' };
    expect(loadConfig(PROVIDER)).toMatchObject({ oidc: { ...oidc, name: 'id.example' } });
    expect(loadConfig({ ...PROVIDER, OIDC_NAME: 'Org', PASSWORD_LOGIN: '0' })).toMatchObject({
      oidc: { name: 'Org' },
      hasPasswordLogin: false,
    });
  });

  test.each(Object.keys(PROVIDER))('with a provider needs %s', (name) => {
    expect(problemOf({ ...PROVIDER, [name]: '' })).toContain(`${name}: is required with OIDC_`);
  });

  test('needs TLS to the provider, unless it is on this machine', () => {
    expect(problemOf({ ...PROVIDER, OIDC_ISSUER: 'http://id.example' })).toBe(
      'OIDC_ISSUER: must be an https URL',
    );
    expect(problemOf({ ...PROVIDER, OIDC_ISSUER: 'http://127.0.0.1:8080' })).toBe('');
  });

  test('with passkeys needs a host with a name, and TLS unless it is localhost', () => {
    const problem = 'PUBLIC_URL: must be an https URL with a host name';
    for (const url of ['http://play.example', 'https://203.0.113.7', 'http://127.0.0.1:3000'])
      expect(problemOf({ PASSKEYS: '1', PUBLIC_URL: url })).toContain(problem);
    expect(problemOf({ PASSKEYS: '1' })).toContain('PUBLIC_URL: is required with PASSKEYS=1');
    for (const url of ['https://play.example', 'http://localhost:3000'])
      expect(loadConfig({ PASSKEYS: '1', PUBLIC_URL: url })).toMatchObject({ hasPasskeys: true });
  });

  test('of admins with a second factor needs passkeys', () => {
    expect(problemOf({ ADMIN_SECOND_FACTOR: '1' })).toMatch(
      /^PASSKEYS: must be 1 with ADMIN_SECOND_FACTOR=1/,
    );
  });

  test('without passwords needs a provider', () => {
    expect(problemOf({ PASSWORD_LOGIN: '0' })).toMatch(/^OIDC_ISSUER: is required with PASSWORD_LOGIN=0/);
  });
});
