import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Each document is made for one request: fast compression, not the last percent. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Sends a text in the smallest form that the client takes. */
export const sendSmall = async (request: Request, response: Response, text: string): Promise<void> => {
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') response.set('Content-Encoding', 'br').end(await brotli(text, { params }));
  else if (encoding === 'gzip') response.set('Content-Encoding', 'gzip').end(await zip(text, { level: 6 }));
  else response.send(text);
};
