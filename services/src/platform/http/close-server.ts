import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const sweepMs = 50;

const endless = new Set<ServerResponse>();

/** Says of an answer that it has no end of its own. Closing its server cuts it, and the reader comes back by itself. */
export function endsWithServer(answer: ServerResponse): void {
  endless.add(answer);
  answer.once('close', () => endless.delete(answer));
}

/**
 * Lets a server that is being closed wait for answers under way and for nothing else. Node itself closes connections
 * that are idle at that moment; one that becomes idle afterwards, one over which nothing was asked yet, and an answer
 * without an end would hold the process until its time is up.
 */
export function waitForAnswersOnly(server: Server): void {
  const connections = new Set<Socket>();
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    for (const set of [connections, unused]) set.add(socket);
    socket.once('close', () => [connections, unused].map((set) => set.delete(socket)));
  });
  server.on('request', ({ socket }) => unused.delete(socket));

  const sweep = () => {
    server.closeIdleConnections();
    for (const answer of endless) if (connections.has(answer.req.socket)) answer.destroy();
  };
  const close = server.close.bind(server);
  server.close = (done) => {
    for (const socket of unused) socket.destroy();
    const sweeping = setInterval(sweep, sweepMs);
    return close((error) => {
      clearInterval(sweeping);
      done?.(error);
    });
  };
}
