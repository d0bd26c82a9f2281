import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { ReleaseFile, ReleaseRecord } from '@northlight/contracts';

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

/** The forms in which a file lies there: as it is, and compressed ahead of time. */
export const formsOf = ({ path, size, br }: ReleaseFile): string[] =>
  br < size ? [path, `${path}.br`, `${path}.gz`] : [path];

/** Whether bytes are those that a record promises under a name: a file of it, or a compressed form of one. */
export const isAsRecorded = async (record: ReleaseRecord, name: string, bytes: Buffer): Promise<boolean> => {
  const file = record.files.find((one) => formsOf(one).includes(name));
  const plain = file && (await plainForm(name, bytes, file.size));
  if (!file || !plain || sriLike(file.sri, plain) !== file.sri) return false;
  return name !== `${file.path}.br` || bytes.length === file.br;
};

/** The hash of bytes, made as another one was. */
const sriLike = (sri: string, bytes: Buffer): string => {
  const algorithm = sri.split('-', 1)[0] ?? '';
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
};

/** The bytes behind a compressed form, at most as many as the record says; undefined when it does not unpack. */
const plainForm = async (name: string, bytes: Buffer, size: number): Promise<Buffer | undefined> => {
  const limit = { maxOutputLength: Math.max(1, size) };
  if (name.endsWith('.br')) return unbrotli(bytes, limit).catch(() => undefined);
  if (name.endsWith('.gz')) return unzip(bytes, limit).catch(() => undefined);
  return bytes;
};
