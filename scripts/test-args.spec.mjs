import { UsageError, parseTestArgs } from './test-args.mjs';

const TIERS = ['unit', 'integration', 'browser'];
const parse = (...args) => parseTestArgs(args, TIERS);

test('selects every tier without arguments', () => {
  expect(parse()).toEqual({ tiers: TIERS, paths: [], title: undefined, isWhole: true });
});

test('selects an unusual tier only by its name', () => {
  const tiers = [...TIERS, 'engine'];
  expect(parseTestArgs([], tiers, TIERS)).toMatchObject({ tiers: TIERS });
  expect(parseTestArgs(['engine'], tiers, TIERS)).toMatchObject({ tiers: ['engine'] });
});

test('selects the named tiers, each once', () => {
  expect(parse('browser', 'unit', 'browser')).toMatchObject({ tiers: ['browser', 'unit'], isWhole: true });
});

test('uses the arguments after the tiers as path patterns', () => {
  expect(parse('integration', 'leaderboards', 'groups')).toMatchObject({
    tiers: ['integration'],
    paths: ['leaderboards', 'groups'],
    isWhole: false,
  });
});

test.each([['-t', 'sorts by'], ['--testNamePattern=sorts by'], ['-g', 'sorts by'], ['--grep=sorts by']])(
  'uses %s as a title pattern',
  (...option) => {
    expect(parse('unit', 'a', ...option, 'b')).toMatchObject({ paths: ['a', 'b'], title: 'sorts by' });
  },
);

test('keeps an equals sign in a title', () => {
  expect(parse('unit', '-t=a=b')).toMatchObject({ title: 'a=b' });
});

test.each([
  ['a pattern without a tier', ['leaderboards'], 'Name a tier first'],
  ['a title without a tier', ['-t', 'sorts'], 'Name a tier first'],
  ['an unknown option', ['unit', '--watch'], 'Unknown option --watch'],
  ['a missing title', ['unit', '-t'], '-t needs a title'],
  ['a broken pattern', ['unit', '('], '( is not a regular expression'],
])('rejects %s', (_, args, message) => {
  expect(() => parse(...args)).toThrow(UsageError);
  expect(() => parse(...args)).toThrow(message);
});
