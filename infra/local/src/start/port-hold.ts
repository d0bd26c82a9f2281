import { createServer } from 'node:http';
import { PlainError } from '../processes/plain-error.js';
import { isFree } from '../processes/ports.js';
import { everyAddress } from './plans.js';

const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Starting</title>
<p style="font: 1.1rem system-ui; margin: 20vh auto; max-width: 30ch">Northlight is starting. This page opens by itself.</p>`;

/**
 * Takes the port of the site before anything starts, so that nobody else can, and tells early visitors to wait (503).
 * @returns gives the port back, for `web` to take
 * @throws PlainError when the port is taken
 */
export async function holdPort(port: number): Promise<() => Promise<void>> {
  const taken = new PlainError(
    `Port ${port} is taken by another program. Stop it, or set PORT to another one: PORT=${port + 10}`,
  );
  if (!(await isFree(port))) throw taken;
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '2', connection: 'close' }).end(page);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(taken));
    server.listen(port, everyAddress(), resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
