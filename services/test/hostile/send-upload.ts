import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { HostileUpload, Leaving } from './hostile-uploads.js';

/** Bytes that are sent at once; those who leave send so many each millisecond. */
const PIECE_BYTES = 16 * 1024;
const ANSWER_TIMEOUT_MS = 60_000;

/** Sends a hostile upload as it is. @returns everything that came back until the connection was closed */
export function sendUpload(port: number, cookie: string, upload: HostileUpload): Promise<string> {
  const { path, headers, body, leaving } = upload;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8').setTimeout(ANSWER_TIMEOUT_MS);
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  socket.on('timeout', () => socket.destroy()).on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Cookie: ${cookie}`, ...headers];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  if (leaving === 'with the answer') socket.write(body);
  else void sendAndLeave(socket, body, leaving);
  return closed;
}

async function sendAndLeave(socket: Socket, body: Buffer, { afterMs, how }: Exclude<Leaving, string>): Promise<void> {
  const leaveAt = performance.now() + afterMs;
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    socket.write(body.subarray(at, at + PIECE_BYTES));
    if (performance.now() >= leaveAt) break;
    await pause(1);
  }
  if (how === 'reset') socket.resetAndDestroy();
  else socket.destroy();
}
