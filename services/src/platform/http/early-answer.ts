import type { IncomingMessage, ServerResponse } from 'node:http';

/** So much of a body, for so long, is still read after its request was refused. */
const LINGER_BYTES = 16 * 1024 * 1024;
const LINGER_MS = 1_000;

/** Whether a refusal comes before a body that is not waited for: it is too large, or its reading broke off and it is long. */
export const isBeforeBody = (request: IncomingMessage, statusCode: number): boolean => {
  if (request.complete || !hasBody(request)) return false;
  const hasBegun = request.readableFlowing !== null;
  return statusCode === 413 || (hasBegun && !(declaredBytes(request) <= LINGER_BYTES));
};

/** The length that a request states of its body; NaN where it is sent in chunks. */
export const declaredBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.NaN;

export const hasBody = (request: IncomingMessage): boolean => declaredBytes(request) !== 0;

/**
 * Sends an answer at once, whole, and closes the connection a moment later: a sender that is still writing when its
 * connection is closed would never read why.
 */
export function answerAndClose(response: ServerResponse, text: string): void {
  const { req: request } = response;
  response.setHeader('Connection', 'close').setHeader('Content-Length', Buffer.byteLength(text));
  response.write(text);
  let leftBytes = LINGER_BYTES;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  request.on('data', (part: Buffer) => {
    leftBytes -= part.length;
    if (leftBytes < 0) end();
  });
  request.once('end', end).once('close', end);
  request.resume();
}
