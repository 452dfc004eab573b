import { boundedRun } from './bounded-run.mjs';

const run = (code, options) => boundedRun(process.execPath, ['-e', code], { seconds: 60, ...options });
const FOREVER = 'setInterval(() => undefined, 1000)';

test('resolves with the exit code', async () => {
  expect(await run('process.exit(3)')).toEqual({ code: 3, timedOut: false });
});

test('ends a command that takes too long', async () => {
  expect(await run(FOREVER, { seconds: 0.01 })).toEqual({ code: null, timedOut: true });
});

test('ends a command when the signal aborts', async () => {
  const limit = new AbortController();
  const ended = run(FOREVER, { signal: limit.signal });
  limit.abort();
  expect(await ended).toEqual({ code: null, timedOut: false });
});

test("doesn't start a command whose signal has already aborted", async () => {
  expect(await run(FOREVER, { signal: AbortSignal.abort() })).toEqual({ code: null, timedOut: false });
});

test("has no exit code for a command that couldn't be started", async () => {
  expect(await boundedRun('/missing', [], { seconds: 60 })).toEqual({ code: null, timedOut: false });
});
