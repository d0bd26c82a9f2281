import { largestOf, type UploadRules } from '@northlight/contracts';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../../../../platform/kernel/refusal.js';

/** Bytes that are enough to know what a file is. */
const SNIFFED_BYTES = 4_100;

/** What a file turned out to be, once it has gone through. */
export interface Content {
  type: string;
  bytes: number;
}

/**
 * Lets a file through byte by byte while it is what it may be and no larger than that. Its content decides what it is,
 * not its name and not what the sender says.
 * @throws {Refusal} UPLOAD_TYPE_REFUSED, UPLOAD_TOO_LARGE, UPLOAD_FILE_MISSING when there is nothing in it
 */
export const checkContent = (name: string, rules: UploadRules, content: Content) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const part of headFirst(source)) {
      content.bytes += part.length;
      content.type ||= await typeOf(part, name, rules);
      yield checkedSize(part, content, name);
    }
    if (content.bytes === 0) throw new Refusal('UPLOAD_FILE_MISSING');
  };

/** The same bytes, the first part of them large enough to know what they are. */
async function* headFirst(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const part of source) {
    head = head && Buffer.concat([head, part]);
    if (!head) yield part;
    else if (head.length >= SNIFFED_BYTES) {
      yield head;
      head = undefined;
    }
  }
  if (head && head.length > 0) yield head;
}

function checkedSize(part: Buffer, { type, bytes }: Content, name: string): Buffer {
  const limit = largestOf(type);
  if (bytes > limit) throw new Refusal('UPLOAD_TOO_LARGE', { name, limit: limit / 1024 / 1024 });
  return part;
}

async function typeOf(head: Buffer, name: string, { types, inWords }: UploadRules): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  if (!type || !types.includes(type)) throw new Refusal('UPLOAD_TYPE_REFUSED', { name, allowed: inWords });
  return type;
}
