import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { currentInventory, INVENTORY } from './inventory.mjs';

/** Writes the inventory of a version. `previous` is the release that it upgrades from. */
export async function writeInventory({ version, previous }) {
  const json = JSON.stringify({ version, previous, ...currentInventory() });
  writeFileSync(INVENTORY, await format(json, { parser: 'json', printWidth: 110 }));
}
