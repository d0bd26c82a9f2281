import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A wire to PostgreSQL that can be cut: what is under test connects to `url`. */
export interface CuttableConnection {
  readonly url: string;
  /** Ends what is connected and refuses what would connect. */
  cut(): Promise<void>;
}

export async function cuttableConnectionTo(databaseUrl: string): Promise<CuttableConnection> {
  const { hostname, port } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: async () => {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
