import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
afterEach(() => app.close());

const validate = (word: unknown) => app.call(CALLS.validateWord, { body: { word } });
const define = async (word: unknown) =>
  (await app.call(CALLS.wordDefinition, { body: { word } })).body.definition;

describe('the word checker', () => {
  beforeEach(async () => {
    app = await startApp();
  });

  test.each([
    ['BRAT', true],
    ['brat', true],
    [' ma ', true],
    ['VATE', false],
    ['MAOR', false],
    ['Q', false],
    ['A1', false],
    ['ÄÖ', false],
    ['ıT', false],
    ['Iſ', false],
    ['ß', false],
    ['ﬅ', false],
  ])('says of %p: %p', async (word, isValid) => {
    const { status, body } = await validate(word);
    expect([status, body]).toEqual([
      200,
      { success: true, isValid, word: word.trim().replace(/[a-z]/g, (small) => small.toUpperCase()) },
    ]);
  });

  test.each([['', ' ', 'HOUSE', 'x'.repeat(10_000), null, 7, ['AT']]].flat())(
    'rejects %p, naming the field',
    async (word) => {
      const { status, body } = await validate(word);
      expect([status, body.field]).toEqual([400, 'word']);
    },
  );

  test('defines a valid word, but not an invalid one', async () => {
    const [first] = await define('eat');
    expect(first).toMatchObject({ partOfSpeech: expect.any(String), definition: expect.any(String) });
    expect(await define('VATE')).toBeNull();
  });
});

describe('with an external dictionary', () => {
  let dictionary: Server;
  let asked: string[];

  const answering = async (respond: (response: ServerResponse) => void) => {
    asked = [];
    dictionary = createServer((request, response) => {
      asked.push(request.url ?? '');
      respond(response);
    });
    await new Promise<void>((resolve) => dictionary.listen(0, '127.0.0.1', resolve));
    const { port } = dictionary.address() as AddressInfo;
    app = await startApp({ env: { DICTIONARY_URL: `http://127.0.0.1:${port}/en/` } });
  };
  afterEach(() => dictionary.closeAllConnections());
  afterEach(() => dictionary.close());

  test('its definition comes first', async () => {
    const meaning = {
      partOfSpeech: 'noun',
      definitions: [{ definition: 'a naughty child' }, { definition: 'no' }],
    };
    await answering((response) => response.end(JSON.stringify([{ word: 'brat', meanings: [meaning] }])));
    expect(await define('BRAT')).toEqual([{ partOfSpeech: 'noun', definition: 'a naughty child' }]);
    expect(asked).toEqual(['/en/brat']);
  });

  test('an empty or oversized sense is skipped in favor of the next one', async () => {
    const definitions = [
      { definition: '' },
      { definition: 'x'.repeat(501) },
      { text: 'of another shape' },
      null,
      { definition: 'a naughty child' },
    ];
    const meanings = [
      { partOfSpeech: 'noun', definitions },
      { partOfSpeech: 'verb', definitions: [] },
      { partOfSpeech: 7 },
    ];
    await answering((response) => response.end(JSON.stringify([7, { meanings }])));
    expect(await define('BRAT')).toEqual([{ partOfSpeech: 'noun', definition: 'a naughty child' }]);
  });

  test('it is called once per word, however often the word is requested', async () => {
    await answering((response) => response.writeHead(404).end());
    await Promise.all([define('BRAT'), define('BRAT'), define('BRAT')]);
    await define('BRAT');
    expect(asked).toEqual(['/en/brat']);
  });

  test('unknown words are defined by our own dictionary', async () => {
    await answering((response) => response.writeHead(404).end('{}'));
    expect(await define('BRAT')).not.toBeNull();
    await define('CAT');
    expect(asked).toEqual(['/en/brat', '/en/cat']);
  });

  test.each([
    ['silent', () => undefined],
    ['overloaded', (response: ServerResponse) => response.writeHead(429).end()],
    ['failing', (response: ServerResponse) => response.writeHead(500).end()],
    [
      'redirecting',
      (response: ServerResponse) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])("if it is %s, ours responds, and it isn't called for a minute", async (_, respond) => {
    await answering(respond);
    expect(await define('BRAT')).not.toBeNull();
    await define('CAT');
    expect(asked).toHaveLength(1);
    app.clock.time += 61_000;
    await define('CAT');
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['not JSON', (response: ServerResponse) => response.end('<html>')],
    ['of another shape', (response: ServerResponse) => response.end('{"meanings":1}')],
    ['oversized', (response: ServerResponse) => response.end(`["${'x'.repeat(300_000)}"]`)],
    ['a rejection', (response: ServerResponse) => response.writeHead(403).end('no')],
  ])("a bad response for one word (%s) doesn't affect others", async (_, respond) => {
    await answering(respond);
    expect(await define('BRAT')).not.toBeNull();
    await define('CAT');
    expect(asked).toEqual(['/en/brat', '/en/cat']);
  });

  test('if it fails, all simultaneous requests for the word get our definition', async () => {
    await answering((response) => response.writeHead(500).end());
    const words = await Promise.all([define('BRAT'), define('BRAT'), define('BRAT')]);
    expect(words.every((meanings) => meanings !== null)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test('it is never called for an invalid word', async () => {
    await answering((response) => response.end('[]'));
    await define('VATE');
    expect(asked).toEqual([]);
  });
});
