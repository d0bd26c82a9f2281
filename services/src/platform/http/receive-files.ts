import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { Refusal } from '../kernel/refusal.js';

/** One file as it comes in. */
export interface IncomingFile {
  readonly field: string;
  readonly name: string | undefined;
  readonly bytes: Readable;
}

const mostFields = 500;

type Take<Kept> = (file: IncomingFile) => Promise<Kept>;

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
          bytes.on('error', () => undefined); // may break off before `take` listens, and tells it again when it reads
          const saved = take({ field, bytes, name: filename });
          taken.push(saved);
          saved.catch((error: unknown) => {
            bytes.resume();
            reject(error);
          });
        })
        .on('partsLimit', () => reject(new Refusal('BAD_REQUEST')))
        .on('filesLimit', () => reject(new Refusal('UPLOAD_TOO_MANY', { most: mostFiles })))
        .on('error', () => reject(new Refusal('BAD_REQUEST')))
        .on('close', resolve);
      // not `complete`: all of it may have come, and is lost where its sender goes before it was read
      const onClose = () => request.readableEnded || reject(new Refusal('BAD_REQUEST'));
      if (request.destroyed) onClose(); // its sender has gone while its address was looked up
      request.once('close', onClose).pipe(form);
    });
    return await Promise.all(taken);
  } catch (error) {
    request.unpipe(form);
    form.destroy();
    await Promise.allSettled(taken);
    request.resume();
    throw error;
  }
}

function openForm(request: Request, mostFiles: number): busboy.Busboy {
  if (!request.is('multipart/form-data')) throw new Refusal('UPLOAD_NOT_A_FORM');
  // what else a form has is not read: it may have fields, as many as a form that people fill in
  const limits = { files: mostFiles, fieldSize: 2_000, fieldNameSize: 100, parts: mostFiles + mostFields };
  try {
    return busboy({ headers: request.headers, limits: { ...limits, headerPairs: 50 }, defParamCharset: 'utf8' });
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
