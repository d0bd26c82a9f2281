import { connect, createServer, type Socket } from 'node:net';

/** What the wire does with bytes: carries them, loses all of them, or loses the replies only. */
export type WireState = 'carries' | 'loses all' | 'loses replies';

/** A wire between the service and PostgreSQL that can be broken without either of them being told. */
export interface FlakyWire {
  readonly port: number;
  set(state: WireState): void;
  /** Ends every connection with a reset. */
  cut(): void;
  close(): void;
}

/** @param target port of the server behind it, on this machine */
export async function flakyWire(target: number): Promise<FlakyWire> {
  let state: WireState = 'carries';
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket.setNoDelay(true));
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    keep(near);
    keep(far);
    near.on('data', (bytes) => state !== 'loses all' && far.write(bytes)).on('close', () => far.destroy());
    far.on('data', (bytes) => state === 'carries' && near.write(bytes)).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  const close = (): void => {
    cut();
    server.close();
  };
  const { port } = server.address() as { port: number };
  const set = (next: WireState): void => {
    state = next;
  };
  return { port, set, cut, close };
}
