import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const alreadySmall = /\.(woff2|avif|webp|jpg|png)$/;

/**
 * Writes `<file>.br` and `<file>.gz` beside a file, at the highest level: it is done once and read for a month.
 * @returns bytes of the file as a visitor downloads it.
 */
export const compress = async (file: string): Promise<number> => {
  const bytes = await readFile(file);
  if (alreadySmall.test(file)) return bytes.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return br.length;
};
