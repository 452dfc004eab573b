import { LIMITS } from '@tessera/contracts/wire';
import { readFileSync } from 'node:fs';
import path from 'node:path';

it('uses the same breakpoint in styles and scripts', () => {
  const theme = readFileSync(path.join(__dirname, 'theme.css'), 'utf8');
  const [, from] = /--breakpoint-md: (\d+)px;/.exec(theme) ?? [];
  expect(Number(from)).toBe(LIMITS.MOBILE_MAX_WIDTH + 1);
});
