import { PRODUCT } from '@tessera/contracts/constants';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { showPages } from '../store/testing/show-page';
import { Header } from './header';

const firstPaint = () => {
  const html = readFileSync(path.join(__dirname, '../../index.html'), 'utf8').replaceAll(
    '%PRODUCT%',
    PRODUCT,
  );
  return new DOMParser().parseFromString(html, 'text/html').querySelector('#root .brand');
};

const withoutGaps = (element: Element | null) =>
  element?.outerHTML.replaceAll(/>\s+/g, '>').replaceAll(/\s+</g, '<');

it('draws mark and name exactly as the page has painted them before any script', () => {
  showPages([{ path: '/', element: <Header /> }], '/');
  const drawn = document.querySelector('.brand');
  drawn?.removeAttribute('data-discover');
  expect(drawn?.querySelectorAll('rect')).toHaveLength(4);
  expect(withoutGaps(drawn)).toBe(withoutGaps(firstPaint()));
});
