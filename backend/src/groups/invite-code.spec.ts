import { isInviteCode, newInviteCode } from './invite-code.js';

const taken = (...codes: string[]) => {
  const all = new Set(codes);
  return (code: string) => Promise.resolve(all.has(code));
};

it('draws a code of six unambiguous characters', async () => {
  const code = await newInviteCode(taken());
  expect(isInviteCode(code)).toBe(true);
  expect(code).toMatch(/^[^IO01]{6}$/);
});

it('draws again if another group has the code', async () => {
  const draws = ['AAAAAA', 'BBBBBB', 'CCCCCC'].values();
  const draw = () => draws.next().value ?? '';
  expect(await newInviteCode(taken('AAAAAA', 'BBBBBB'), draw)).toBe('CCCCCC');
});
