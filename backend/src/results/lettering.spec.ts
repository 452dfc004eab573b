import { lettering } from './lettering.js';

const LINE = { face: 'display', size: 50, fill: '#000', x: 100, y: 40 } as const;
const leftOf = (svg: string) => Number(/translate\(([\d.-]+) /.exec(svg)?.[1]);

test('every printable ASCII character but the space has an outline', () => {
  for (let code = 33; code < 127; code++) {
    const character = String.fromCharCode(code);
    for (const face of ['display', 'text'] as const)
      expect(lettering(character, { ...LINE, face })).toMatch(/ d="M[^"]+"/);
  }
  expect(lettering(' é', LINE)).not.toContain('<path');
});

test('a line begins where it should, or has its middle there', () => {
  expect(leftOf(lettering('OO', LINE))).toBe(100);
  const left = leftOf(lettering('OO', { ...LINE, isCentered: true }));
  const half = leftOf(lettering('O', { ...LINE, isCentered: true }));
  expect(100 - left).toBeCloseTo(2 * (100 - half), 0);
});
