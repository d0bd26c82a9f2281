import type { Readable } from 'node:stream';
import { RELEASE_FILE_LIMIT_BYTES, tooLarge } from '../../../../platform/http/body-limits.js';

/** The body as it is. @throws {Refusal} TOO_LARGE, as soon as more has come than one may have */
export const bytesOf = async (body: Readable): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > RELEASE_FILE_LIMIT_BYTES) throw tooLarge(RELEASE_FILE_LIMIT_BYTES);
    parts.push(part);
  }
  return Buffer.concat(parts);
};
