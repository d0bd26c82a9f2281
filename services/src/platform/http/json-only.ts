import express, { type Request, type RequestHandler } from 'express';
import { Refusal } from '../kernel/refusal.js';

/** 100 KB hold every form of the site many times over; a compressed body counts by what it unpacks to. */
const parse = express.json({ limit: '100kb' });

/** Enough for a form of one field. */
const readForm = express.raw({ limit: '4kb', type: () => true });

/** Reads a body and throws it away. */
const skip: RequestHandler = (request, response, next) =>
  readForm(request, response, (error?: unknown) => {
    request.body = undefined;
    next(error);
  });

const leave: RequestHandler = (_request, _response, next) => next();

/** The addresses whose bodies are not JSON. */
export interface OtherBodies {
  /** They get bytes unread, as `application/octet-stream`. */
  readonly takesBytes?: RegExp | undefined;
  /** They get forms with files in them unread, as `multipart/form-data`, and may take long. */
  readonly takesForms?: RegExp | undefined;
  /** Whatever comes with a request to them is not looked at. */
  readonly ignoresBody?: RegExp | undefined;
}

/**
 * Bodies are JSON, but for a few addresses.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE
 */
export const jsonOnly =
  (others: OtherBodies = {}): RequestHandler =>
  (request, response, next) =>
    readerFor(request, others)(request, response, next);

function readerFor(request: Request, { takesBytes, takesForms, ignoresBody }: OtherBodies): RequestHandler {
  if (ignoresBody?.test(request.path)) return skip;
  if (takesBytes?.test(request.path) && request.is('application/octet-stream')) return leave;
  if (takesForms?.test(request.path) && request.is('multipart/form-data')) return leave;
  if (hasBody(request) && !request.is('application/json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  return parse;
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
