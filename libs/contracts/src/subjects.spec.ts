import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const indexOf = (subject: string) => path.join(import.meta.dirname, subject, 'index.ts');
const SUBJECTS = readdirSync(import.meta.dirname).filter((subject) => existsSync(indexOf(subject)));

/** Whether a subject loads zod, directly or indirectly. */
async function loadsZod(subject: string): Promise<boolean> {
  let isLoaded = false;
  jest.resetModules();
  jest.doMock('zod', () => {
    isLoaded = true;
    return jest.requireActual<object>('zod');
  });
  await import(indexOf(subject));
  jest.dontMock('zod');
  return isLoaded;
}

test("only the calls load zod, so the browser doesn't pay for it", async () => {
  const loading = [];
  for (const subject of SUBJECTS) if (await loadsZod(subject)) loading.push(subject);
  expect(loading).toEqual(['calls']);
});
