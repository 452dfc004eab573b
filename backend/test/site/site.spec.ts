import { CALLS } from '@tessera/contracts/calls';
import { VERSION } from '../../src/platform/releases/version.js';
import { startApp } from '../support/app.js';

test.each([
  [
    'configured facts are returned',
    {
      COMMUNITY_URL: 'https://chat.example/tessera',
      DONATE_URL: 'https://donate.example',
      SOCIAL_URL: 'https://social.example/@tessera',
      TEAM_EMAIL: 'team@play.example',
      HOSTING_COUNTRY: 'Ireland',
      COMMIT: '6b0533592a1c',
    },
    {
      communityUrl: 'https://chat.example/tessera',
      donateUrl: 'https://donate.example',
      socialUrl: 'https://social.example/@tessera',
      teamEmail: 'team@play.example',
      hostingCountry: 'Ireland',
      commit: '6b0533592a1c',
    },
  ],
  [
    'all others are null, and the country is the United Kingdom',
    {},
    {
      communityUrl: null,
      donateUrl: null,
      socialUrl: null,
      teamEmail: null,
      hostingCountry: 'United Kingdom',
      commit: 'unknown',
    },
  ],
])('%s', async (_, env, facts) => {
  const app = await startApp({ env });
  const { status, body } = await app.call(CALLS.siteFacts);
  expect([status, body]).toEqual([200, { success: true, version: VERSION, ...facts }]);
  await app.close();
});
