/** A request received by the test's server. */
export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

/** A response: its body (`text` if not JSON) with status 200, another status, or no response at all. */
export type FakeResponse =
  | { status?: number; statusText?: string; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'no connection';

type Answering = (request: SeenRequest) => FakeResponse | Promise<FakeResponse>;

async function seen(request: Request): Promise<SeenRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    body: text === '' ? null : (JSON.parse(text) as unknown),
    headers: request.headers,
  };
}

/**
 * In turns of the event loop of at least a millisecond each, so that a test can see the loading state
 * however busy the machine is.
 */
const LATENCY_TURNS = 30;

async function takeTime(): Promise<void> {
  for (let turn = 0; turn < LATENCY_TURNS; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** The server of the current test. A test may wrap its `fetch`. */
let newest: typeof fetch | undefined;

/** Replaces `fetch` with a test server. Returns the list of its requests. */
export function fakeFetch(answer: Answering): SeenRequest[] {
  const requests: SeenRequest[] = [];
  const fetchFrom: typeof fetch = async (input, init) => {
    const request = await seen(new Request(input, init));
    requests.push(request);
    const given = await answer(request);
    // Takes time like any network, so that the loading state gets rendered, too.
    await takeTime();
    // The previous test's server must not respond in this one.
    const isGone = newest !== fetchFrom;
    if (given === 'no connection' || isGone) throw new TypeError('Failed to fetch');
    const { status = 200, statusText = '', body, text, headers } = given;
    return new Response(text ?? (body === undefined ? null : JSON.stringify(body)), {
      status,
      statusText,
      headers: { 'content-type': text === undefined ? 'application/json' : 'text/html', ...headers },
    });
  };
  newest = fetchFrom;
  globalThis.fetch = fetchFrom;
  return requests;
}

/** The body of an error response in the server's format. */
export const rejection = (code: string, error: string) => ({ success: false, error, message: error, code });
