import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorCatalogue } from '@northlight/contracts';

/** What the parser found, as a status line; anything else is a request that cannot be understood. */
const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers what is not even HTTP in the same shape as every other refusal, and closes the connection. */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? '400 Bad Request';
    const body = JSON.stringify({
      statusCode: Number(status.slice(0, 3)),
      message: errorCatalogue.BAD_REQUEST[1],
      code: 'BAD_REQUEST',
      requestId: 'none',
    });
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  });
}
