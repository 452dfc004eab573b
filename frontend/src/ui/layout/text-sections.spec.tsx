import { act, render, screen } from '@testing-library/react';
import { TextSections } from './text-sections';

const SECTIONS = ['one', 'two', 'three'].map((id) => ({
  id,
  title: `Section ${id}`,
  content: <h2>{id}</h2>,
}));

/** Scrolls the window so that the sections begin at these heights. */
const scrollTo = (...tops: number[]) =>
  act(() => {
    for (const [at, { id }] of SECTIONS.entries()) {
      const section = document.getElementById(id);
      if (section) section.getBoundingClientRect = () => ({ top: tops[at] }) as DOMRect;
    }
    window.dispatchEvent(new Event('scroll'));
  });

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.getAttribute('href'));

it('links to every section, and marks the one being read', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: true } as MediaQueryList),
    );
  render(<TextSections lead={<p>Lead</p>} sections={SECTIONS} />);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Section one',
    'Section two',
    'Section three',
  ]);
  scrollTo(300, 600, 900);
  expect(current()).toEqual([]);
  scrollTo(-200, 100, 400);
  expect(current()).toEqual(['#two']);
});
