import { rmSync } from 'node:fs';
import process from 'node:process';

/** Stops what global-setup.mjs started. */
export default async function globalTeardown() {
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
  await Promise.all(globalThis.northlightServers.map((server) => server.stop()));
}
