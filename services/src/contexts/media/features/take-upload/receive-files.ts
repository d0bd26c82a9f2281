import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { Refusal } from '../../../../platform/kernel/refusal.js';

/** One file as it comes in. */
export interface IncomingFile {
  readonly field: string;
  readonly name: string | undefined;
  readonly bytes: Readable;
}

type Take<Kept> = (file: IncomingFile) => Promise<Kept>;

/** How much of a request that was refused is still heard, so that the answer gets through. */
const heard = 2 * 1024 * 1024;

/**
 * Takes the files of a form while they come, one `take` each. Whatever goes wrong, no `take` is left running.
 * @throws {Refusal} UPLOAD_NOT_A_FORM, UPLOAD_TOO_MANY, BAD_REQUEST, and what `take` throws
 */
export async function receiveFiles<Kept>(request: Request, mostFiles: number, take: Take<Kept>): Promise<Kept[]> {
  const form = openForm(request, mostFiles);
  const taken: Promise<Kept>[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      form
        .on('file', (field, bytes, { filename }) => {
          const kept = take({ field, bytes, name: filename });
          taken.push(kept);
          kept.catch(reject);
        })
        .on('filesLimit', () => reject(new Refusal('UPLOAD_TOO_MANY', { most: mostFiles })))
        .on('error', () => reject(new Refusal('BAD_REQUEST')))
        .on('close', resolve);
      request.once('close', () => request.complete || reject(new Refusal('BAD_REQUEST')));
      request.pipe(form);
    });
    return await Promise.all(taken);
  } catch (error) {
    request.unpipe(form);
    form.destroy();
    await Promise.allSettled(taken);
    hearTheRest(request);
    throw error;
  }
}

function openForm(request: Request, mostFiles: number): busboy.Busboy {
  if (!request.is('multipart/form-data')) throw new Refusal('UPLOAD_NOT_A_FORM');
  const limits = { files: mostFiles, fields: 10, fieldSize: 2_000, fieldNameSize: 100, parts: mostFiles + 10 };
  try {
    return busboy({ headers: request.headers, limits: { ...limits, headerPairs: 50 }, defParamCharset: 'utf8' });
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** A little of what still comes is read and forgotten; who sends more than that has the connection closed. */
function hearTheRest(request: Request): void {
  let left = heard;
  request.on('data', (part: Buffer) => {
    left -= part.length;
    if (left < 0) request.pause();
  });
  request.resume();
  request.res?.setHeader('Connection', 'close');
}
