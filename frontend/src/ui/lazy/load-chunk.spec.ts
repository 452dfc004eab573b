import { optionalChunk, isChunkMissing, loadChunk } from './load-chunk';

const gone = (file: string) =>
  new TypeError(`Failed to fetch dynamically imported module: http://localhost${file}`);

/** The server's response for a file, by cache mode. */
function aServer(typeOf: (file: string, cache: RequestCache) => string | null) {
  const asked: [string, string][] = [];
  globalThis.fetch = (input, { cache = 'default' } = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push([pathname, cache]);
    const type = typeOf(pathname, cache);
    return Promise.resolve(
      new Response('', {
        status: type === null ? 404 : 200,
        headers: { 'content-type': type ?? 'text/plain' },
      }),
    );
  };
  return asked;
}

afterEach(() => (document.head.innerHTML = ''));

it('bypasses the cache for a chunk if something else was cached in its place', async () => {
  const asked = aServer((_, cache) => (cache === 'reload' ? 'text/javascript' : 'text/html'));
  const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone('/assets/a-1.js'));
  await expect(loadChunk(load)).resolves.toBe('part');
  expect(asked).toEqual([
    ['/assets/a-1.js', 'default'],
    ['/assets/a-1.js', 'reload'],
  ]);
});

it('also checks the files that a chunk imports', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="http://localhost/assets/needed-2.js">';
  aServer((file, cache) =>
    file.includes('needed') && cache !== 'reload' ? 'text/html' : 'application/javascript',
  );
  const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(gone('/assets/b-2.js'));
  await expect(loadChunk(load)).resolves.toBe('part');
});

it('requests a file that is missing, or always replaced by something else, only once more', async () => {
  const asked = aServer((file) => (file.includes('portal') ? 'text/html' : null));
  for (const file of ['/assets/gone-3.js', '/assets/portal-3.js']) {
    const load = () => Promise.reject(gone(file));
    for (let time = 0; time < 3; time++)
      expect(isChunkMissing(await loadChunk(load).catch((error: unknown) => error))).toBe(true);
    expect(asked.filter(([path, cache]) => path === file && cache === 'reload')).toHaveLength(1);
  }
});

it('bypasses the cache for a chunk that does not parse, so that the next page load works', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="http://localhost/assets/odd-4.js">';
  const asked = aServer(() => 'text/javascript');
  const error: unknown = await loadChunk(() => Promise.reject(new SyntaxError("Unexpected token '<'"))).catch(
    (thrown: unknown) => thrown,
  );
  expect(isChunkMissing(error)).toBe(true);
  expect(asked).toEqual([['/assets/odd-4.js', 'reload']]);
});

it('leaves errors thrown by the chunk itself alone', async () => {
  const error = new TypeError('x is not a function');
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(isChunkMissing(error)).toBe(false);
});

it('gives up on an optional chunk after three failures', async () => {
  aServer(() => null);
  const load = jest.fn(() => Promise.reject(gone('/assets/sounds-5.js')));
  const extra = optionalChunk(load);
  for (let time = 0; time < 6; time++) await expect(extra()).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(3);
});
