import { bind } from './statement.js';

const statement = {
  name: 'grids',
  text: `SELECT '$' || name FROM players WHERE id = $player AND (id <> $viewer OR $player = $viewer)`,
};

test('each parameter gets one number, however often it occurs', () => {
  const { text, values } = bind(statement, { viewer: 'b', player: 'a', unused: 'c' });
  expect(text).toBe(`SELECT '$' || name FROM players WHERE id = $1 AND (id <> $2 OR $1 = $2)`);
  expect(values).toEqual(['a', 'b']);
});

test('a statement without one of its values is an error, but null is a value', () => {
  expect(() => bind(statement, { player: 'a' })).toThrow('No value for $viewer of grids');
  expect(bind(statement, { player: 'a', viewer: null }).values).toEqual(['a', null]);
});
