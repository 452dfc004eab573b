// These tests start real servers: on a busy machine that takes longer than jest's 5 s.
jest.setTimeout(30_000);
