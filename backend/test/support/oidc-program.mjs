// A real OpenID Connect provider, for as long as the tests need one. Arguments: its port (0 for any), and the address
// to which it may send browsers back. Prints its issuer when it is ready. `PUT /people/ann` sets what it says about ann.
import http from 'node:http';
import { json } from 'node:stream/consumers';
import Provider from 'oidc-provider';

const [port, returnAddress] = process.argv.slice(2);
const people = new Map();
let callback = (_request, response) => response.writeHead(503).end();

const server = http.createServer((request, response) => {
  const [, name] = /^\/people\/(\w+)$/.exec(request.url) ?? [];
  if (name === undefined) return callback(request, response);
  json(request).then((claims) => {
    people.set(name, claims);
    response.writeHead(204).end();
  });
});

server.listen(Number(port), '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'tessera',
        client_secret: 'a secret between two programs',
        redirect_uris: [returnAddress],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    cookies: { keys: ['a key for tests'] },
    pkce: { required: () => true },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    // Nobody is asked whether they agree.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  callback = provider.callback();
  process.stdout.write(`${issuer}\n`);
});
