import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Request, Response } from 'express';
import { Refusal } from '../../../../platform/kernel/refusal.js';

/** A file in the form in which it is sent. */
export interface FileForm {
  readonly name: string;
  /** Of the file as it is, whatever form is sent. */
  readonly extension: string;
  readonly encoding?: 'br' | 'gzip';
}

const nosniff = { 'X-Content-Type-Options': 'nosniff' } as const;

export const releaseHeaders = {
  ...nosniff,
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Accept-Encoding',
} as const;

/** Pictures may be replaced under their name; whatever one contains, it is never a page. */
export const mediaHeaders = {
  ...nosniff,
  'Cache-Control': 'public, max-age=3600',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const encodings = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** The compressed forms that this client takes, the smallest first. */
export const encodingsOf = (request: Request) => encodings.filter(({ encoding }) => request.acceptsEncodings(encoding));

/** The smallest form of a file that this client takes and that is there. */
export const smallestForm = async (folder: string, file: string, request: Request): Promise<FileForm> => {
  const extension = extname(file);
  for (const { encoding, suffix } of encodingsOf(request)) {
    const name = `${file}${suffix}`;
    if (await isThere(join(folder, name))) return { name, extension, encoding };
  }
  return { name: file, extension };
};

/** What was uploaded lies under a name that is made for it and never used again. */
export const uploadHeaders = { ...mediaHeaders, 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

/** Sends a file below `root`. @throws {Refusal} NOT_FOUND when it is not there */
export const sendFile = (
  response: Response,
  { root, form, headers }: { root: string; form: FileForm; headers: Readonly<Record<string, string>> },
): Promise<void> => {
  response.set(headers).type(form.extension);
  if (form.encoding) response.set('Content-Encoding', form.encoding);
  return new Promise((resolve, reject) => {
    response.sendFile(form.name, { root, cacheControl: false, dotfiles: 'ignore' }, (failure) => {
      if (failure && !response.headersSent) reject(notFound(response));
      else resolve();
    });
  });
};

const notFound = (response: Response): Refusal => {
  for (const name of response.getHeaderNames()) if (name !== 'x-request-id') response.removeHeader(name);
  return new Refusal('NOT_FOUND');
};

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
