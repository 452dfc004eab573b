import { PAGES } from '@tessera/contracts/constants';
import { screen } from '@testing-library/react';
import { answerFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { PrivacyPolicyPage } from './privacy-policy-page';

const open = (status: number, body: object) => {
  answerFetch(() => ({ status, body }));
  showPages([{ path: PAGES.privacyPolicy, element: <PrivacyPolicyPage /> }], PAGES.privacyPolicy);
};

it('names the country where the servers stand', async () => {
  open(200, { success: true, hostingCountry: 'Ireland' });
  expect(await screen.findByText('Ireland')).toBeVisible();
});

it('says all the rest where that cannot be learnt', () => {
  open(503, { success: false });
  expect(screen.getByText(/the country where they stand applies\. Cookies only/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Feedback form' })).toHaveAttribute('href', PAGES.feedback);
});
