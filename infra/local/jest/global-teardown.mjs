/** Stops what global-setup.mjs started. */
export default async function globalTeardown() {
  await Promise.all(globalThis.northlightServers.map((server) => server.stop()));
}
