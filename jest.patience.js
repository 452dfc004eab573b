// The time limit of a test: far longer than needed, because a busy machine can be ten times slower.
jest.setTimeout(5 * 60_000);
