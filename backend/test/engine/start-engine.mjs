// Runs once per run: builds the image, if this machine has a container engine or can start one.
import { ensureImage } from '../../../scripts/engine-image.mjs';
import startServers from '../support/start-servers.mjs';

export default async function startEngine() {
  Object.assign(process.env, await ensureImage(console.log, {}));
  await startServers();
}
