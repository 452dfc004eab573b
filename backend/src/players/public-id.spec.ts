import { playerUuid } from '@tessera/contracts';
import { newPublicId } from './public-id.js';

test('a public id is a UUID that can never be presented as a capability', () => {
  const id = newPublicId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(playerUuid.safeParse(id).success).toBe(false);
  expect(newPublicId()).not.toBe(id);
});
