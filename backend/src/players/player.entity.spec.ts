import { playerUuid } from '@tessera/contracts/calls';
import { newPublicId } from './player.entity.js';

test('a public ID is a UUID that is never accepted as a playerUUID', () => {
  const id = newPublicId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(playerUuid.safeParse(id).success).toBe(false);
  expect(newPublicId()).not.toBe(id);
});
