import { CELLS } from '@tessera/rules';
import { pictureSvg } from './picture.js';

const cells = Array.from({ length: CELLS }, () => ({ letter: null, scores: true }));
const pictureWith = (score: number, lines: number[]) =>
  pictureSvg({ kind: 'result', gameNumber: 689, score, cells, lines });
const count = (svg: string, fill: string) =>
  svg.split(`width="25" height="25" rx="6" fill="${fill}"`).length - 1;

test("the picture of a result has a tessera for each letter of its lines' words, darker in words of four", () => {
  const svg = pictureWith(17, [4, 4, 0, 2, 0, 2, 3, 2]);
  expect([count(svg, '#b97708'), count(svg, '#dfae5b'), count(svg, '#e6dcc8')]).toEqual([8, 9, 15]);
});

test.each([
  [19, []],
  [20, ['#0b6e74']],
  [30, ['#b97708']],
  [32, ['#b3452a']],
])('a score of %i has its medal', (score, colors) => {
  const medals = [
    ...pictureWith(score, [4, 4, 4, 4, 4, 4, 4, 4]).matchAll(/width="92" height="52" rx="14" fill="(.*?)"/g),
  ];
  expect(medals.map(([, color]) => color)).toEqual(colors);
});
