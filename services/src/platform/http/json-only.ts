import type { IncomingHttpHeaders } from 'node:http';
import {
  oneClickPath,
  paymentNoticesPath,
  releaseFilePath,
  releaseRecordPath,
  uploadPaths,
} from '@northlight/contracts';
import express, { type NextFunction, type Request, type RequestHandler } from 'express';
import { Refusal } from '../kernel/refusal.js';
import {
  bodyLimitBytesFor,
  JSON_LIMIT_BYTES,
  NOTICE_LIMIT_BYTES,
  ONE_CLICK_LIMIT_BYTES,
  RELEASE_RECORD_LIMIT_BYTES,
  tooLarge,
} from './body-limits.js';
import { declaredBytes, hasBody } from './early-answer.js';

const parse = express.json({ limit: JSON_LIMIT_BYTES });
const parseRecord = express.json({ limit: RELEASE_RECORD_LIMIT_BYTES });
const readForm = express.raw({ limit: ONE_CLICK_LIMIT_BYTES, type: () => true });

/** Reads a body and throws it away. */
const skip: RequestHandler = (request, response, next) =>
  readForm(request, response, (error?: unknown) => {
    request.body = undefined;
    next(error);
  });

const rawBodies = new WeakMap<Request, Buffer>();
const readRaw = express.raw({ limit: NOTICE_LIMIT_BYTES, type: () => true });

/** Keeps the bytes as they came: a signature is over these, and nothing is parsed before it is looked at. */
const keepRaw: RequestHandler = (request, response, next) =>
  readRaw(request, response, (error?: unknown) => {
    if (Buffer.isBuffer(request.body)) rawBodies.set(request, request.body);
    request.body = undefined;
    next(error);
  });

/** The body of a signed notice, byte for byte; empty where there was none. */
export const rawBodyOf = (request: Request): Buffer => rawBodies.get(request) ?? Buffer.alloc(0);

/** What reads the body of an address that takes no JSON; undefined for all others. */
const readerOf = (path: string): RequestHandler | undefined => {
  if (oneClickPath.test(path)) return skip;
  return path === paymentNoticesPath ? keepRaw : undefined;
};

/**
 * Bodies are JSON, but for files, the bytes of a release, signed notices, and the form of a mail program, which is not looked at. What
 * is larger than its limit is refused as soon as that is known, whether or not the rest of it ever comes.
 * @throws {Refusal} TOO_LARGE, UNSUPPORTED_MEDIA_TYPE
 */
export const jsonOnly: RequestHandler = (request, response, next) => {
  const limitBytes = limitOf(request);
  if (declaredBytes(request) > limitBytes) throw tooLarge(limitBytes);
  if (isLeftUnread(request) || !hasBody(request)) return next();
  const read = readerOf(request.path);
  // in another charset the same bytes would be one thing to web and another to this process
  if (!read && !isJson(request.headers)) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  (read ?? parserOf(request.path))(request, response, firstOf(next, { request, limitBytes }));
};

/** JSON is UTF-8, whatever a caller would like it to be (RFC 8259, 8.1). */
export const isJson = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean =>
  /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type);

const parserOf = (path: string): RequestHandler => (path === releaseRecordPath ? parseRecord : parse);

/** JSON is short everywhere but in the record of a release. */
function limitOf(request: Request): number {
  const ofAddress = bodyLimitBytesFor(request.path);
  const mayBeLong = isLeftUnread(request) || request.path === releaseRecordPath;
  return mayBeLong ? ofAddress : Math.min(ofAddress, JSON_LIMIT_BYTES);
}

/** Bodies that their routes read themselves, part by part. */
const isLeftUnread = (request: Request): boolean =>
  Boolean(
    (releaseFilePath.test(request.path) && request.is('application/octet-stream')) ||
      (uploadPaths.test(request.path) && request.is('multipart/form-data')),
  );

/** Goes on with what comes first: the end of the reading, or more bytes than may come. The parser itself waits for all. */
function firstOf(next: NextFunction, { request, limitBytes }: { request: Request; limitBytes: number }): NextFunction {
  let leftBytes = limitBytes;
  let isOver = false;
  const goOn: NextFunction = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    next(error);
  };
  request.on('data', (part: Buffer) => {
    leftBytes -= part.length;
    if (leftBytes < 0) goOn(tooLarge(limitBytes));
  });
  return goOn;
}
