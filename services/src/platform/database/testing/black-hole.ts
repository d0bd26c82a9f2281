import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to a server of this machine that can lose all it carries without telling either side. */
export interface BlackHole {
  /** The address of the server, by way of the wire. */
  readonly url: string;
  /** Nothing arrives any more, over connections that are there and over new ones. */
  swallow(): void;
  /** New connections work again; those that were swallowed stay silent. */
  carryNew(): void;
  /** Ends every connection with a reset. */
  cut(): void;
  close(): void;
}

/** @param server its address, as in DATABASE_URL or REDIS_URL */
export async function blackHole(server: string): Promise<BlackHole> {
  const { hostname, port } = new URL(server);
  let isSwallowing = false;
  const sockets = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  const keep = (from: Socket, to: Socket): void => {
    sockets.add(from.setNoDelay(true));
    if (isSwallowing) lost.add(from);
    from.on('data', (bytes) => lost.has(from) || to.write(bytes));
    from
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
  };
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname);
    keep(near, far);
    keep(far, near);
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(wire.address() as AddressInfo).port}`;
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    swallow: () => {
      isSwallowing = true;
      for (const socket of sockets) lost.add(socket);
    },
    carryNew: () => {
      isSwallowing = false;
    },
    cut,
    close: () => {
      cut();
      wire.close();
    },
  };
}
