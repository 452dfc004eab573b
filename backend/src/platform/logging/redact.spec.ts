import { redactUrl } from './redact.js';

test("a player's UUID stands in no logged address, wherever it was sent", () => {
  const uuid = '3f2b8c9e-1111-4222-8333-444455556666';
  expect(redactUrl(`/api/player/stats?playerUUID=${uuid}&timezone=UTC`)).toBe('/api/player/stats');
  expect(redactUrl(`/api/games/player/${uuid.toUpperCase()}/active`)).toBe('/api/games/player/[uuid]/active');
});
