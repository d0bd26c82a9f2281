import type { Readable } from 'node:stream';
import { Refusal } from '../../../../platform/kernel/refusal.js';

const limit = 8 * 1024 * 1024;

/** The body as it is. @throws {Refusal} TOO_LARGE, before more than 8 MB were read */
export const bytesOf = async (body: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new Refusal('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
};
