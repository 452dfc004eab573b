import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { CHART_SCHEMA, configNames } from './chart-schema.mjs';
import { currentInventory, INVENTORY } from './inventory.mjs';
import { root } from './workspace.mjs';

/**
 * Writes the inventory of a version, and its variables into the schema of the chart. `previous` is the release
 * that it upgrades from.
 */
export async function writeInventory({ version, previous }) {
  const inventory = currentInventory();
  await writeJson(INVENTORY, { version, previous, ...inventory });
  const schema = JSON.parse(readFileSync(path.join(root, CHART_SCHEMA), 'utf8'));
  schema.properties.config.propertyNames = configNames(Object.keys(inventory.variables));
  await writeJson(path.join(root, CHART_SCHEMA), schema);
}

const writeJson = async (file, content) =>
  writeFileSync(file, await formatted(JSON.stringify(content), file));

/** The text of this file as `npm run format` wants it. */
export async function formatted(text, file) {
  const filepath = path.resolve(root, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
