import type { IncomingMessage } from 'node:http';
import { Refusal } from '../../kernel/refusal.js';
import { tooLarge } from '../body-limits.js';

/** Bytes of small bodies that one process holds in memory at once. */
const MAX_COLLECTED_BYTES = 128 * 1024 * 1024;
let collectedBytes = 0;

/**
 * Reads a small body whole, so that no connection to the API is taken for a sender whose bytes may never come.
 * @param limitBytes that the body may have
 * @returns undefined when the sender went away
 * @throws {Refusal} TOO_LARGE; UNAVAILABLE when too many bytes of others are held already
 */
export async function collectBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    return await new Promise((resolve, reject) => {
      request.on('data', (chunk: Buffer) => {
        length += chunk.length;
        collectedBytes += chunk.length;
        if (length > limitBytes) reject(tooLarge(limitBytes));
        else if (collectedBytes > MAX_COLLECTED_BYTES) reject(new Refusal('UNAVAILABLE'));
        else chunks.push(chunk);
      });
      request.once('end', () => resolve(Buffer.concat(chunks, length)));
      request.once('error', () => resolve(undefined));
      request.once('close', () => resolve(undefined));
    });
  } finally {
    request.removeAllListeners('data');
    collectedBytes -= length;
  }
}

/**
 * The bytes of a large body as they come. Where the API answers before it has read them all, the request stays whole and
 * the rest is thrown away.
 */
export async function* streamBody(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.iterator({ destroyOnReturn: false });
  } finally {
    request.resume();
  }
}
