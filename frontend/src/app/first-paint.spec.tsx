import { PRODUCT, TAGLINE } from '@tessera/contracts/constants';
import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DailyLoading } from '../features/daily/daily-loading';

/** What index.html holds for a page, to be painted before any script. */
const firstPaint = (page: string): Document => {
  const html = readFileSync(path.join(__dirname, '../../index.html'), 'utf8')
    .replaceAll('%PRODUCT%', PRODUCT)
    .replaceAll('%TAGLINE%', TAGLINE);
  const blocks = [...html.matchAll(/<!-- only ([^>]*?) -->([\s\S]*?)<!-- end -->/g)];
  const block = blocks.find(([, pages]) => pages?.split(' ').includes(page));
  return new DOMParser().parseFromString(block?.[2] ?? '', 'text/html');
};

const words = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim();

it('says of the daily, before any script, what its loading table says', () => {
  render(<DailyLoading />);
  const paragraphs = [...firstPaint('/1pv3-daily-challenge').querySelectorAll('p')];
  expect(paragraphs).toHaveLength(2);
  for (const paragraph of paragraphs) {
    expect(screen.getByText(words(paragraph.textContent) ?? '')).toHaveProperty(
      'className',
      paragraph.className,
    );
  }
});

it('shows the same for both addresses of the daily, and the hero and the tagline for home', () => {
  expect(firstPaint('/1pv3').body.innerHTML).toBe(firstPaint('/1pv3-daily-challenge').body.innerHTML);
  expect(words(firstPaint('/').querySelector('.display')?.textContent)).toBe('Sixteen letters,eight words.');
  expect(firstPaint('/').body.textContent).toContain(TAGLINE);
});
