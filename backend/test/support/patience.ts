// These tests start real servers: on a busy machine that takes far longer than jest's 5 s.
jest.setTimeout(90_000);
