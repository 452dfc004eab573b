// How long a test may take: far more than it does, for on a busy machine everything takes ten times as long.
jest.setTimeout(5 * 60_000);
