import fc from 'fast-check';
import { cellAfterKey, letterOfKey } from './letter-key';

const press = (key: string, code = '', held: object = {}) =>
  letterOfKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('a letter counts whatever the layout, the case and the physical key', () => {
  fc.assert(
    fc.property(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), fc.string(), (letter, code) => {
      expect(press(letter, code)).toBe(letter);
      expect(press(letter.toLowerCase(), code)).toBe(letter);
    }),
  );
});

test.each([
  ['Cyrillic', 'й', 'KeyQ', 'Q'],
  ['Greek', 'α', 'KeyA', 'A'],
  ['Hebrew', 'ש', 'KeyA', 'A'],
  ['Hebrew, where the key has a sign', '/', 'KeyQ', 'Q'],
  ['Arabic', 'ض', 'KeyQ', 'Q'],
  ['Devanagari', 'म', 'KeyC', 'C'],
])('on a %s layout, the physical key names the letter', (_, key, code, letter) => {
  expect(press(key, code)).toBe(letter);
});

test.each([
  ['é', 'Digit2', 'E'],
  ['Ü', 'BracketLeft', 'U'],
  ['ñ', 'Semicolon', 'N'],
  ['ｋ', 'KeyK', 'K'],
  ['ø', 'Quote', 'O'],
  ['Ł', 'KeyL', 'L'],
  ['ı', 'KeyI', 'I'],
  ['ğ', 'BracketLeft', 'G'],
])('%s counts as its base', (key, code, letter) => {
  expect(press(key, code)).toBe(letter);
});

test('keys that are not letters, reading keys and shortcuts are no letters', () => {
  for (const key of ['Enter', 'Backspace', 'Shift', 'Dead', 'Process', 'Unidentified', 'F1', ' '])
    expect(press(key, 'Enter')).toBeNull();
  // On a French keyboard, these are where others have M.
  for (const key of ['?', ',']) expect(press(key, 'KeyM')).toBeNull();
  for (const key of [...'.0123456789']) expect(press(key, 'KeyE')).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('a', 'KeyA', { [held]: true })).toBeNull();
});

test('arrows move the focus, but belong to the browser with Alt or the command key', () => {
  const chord = { key: 'ArrowLeft', ctrlKey: false };
  expect(cellAfterKey(5, chord)).toBe(4);
  expect(cellAfterKey(5, { ...chord, altKey: true })).toBeNull();
  expect(cellAfterKey(5, { ...chord, metaKey: true })).toBeNull();
});
