import express, { type NextFunction, type Request, type Response } from 'express';
import { Refusal } from '../kernel/refusal.js';

/** 100 KB hold every form of the site many times over; a compressed body counts by what it unpacks to. */
const parse = express.json({ limit: '100kb' });

/**
 * Bodies are JSON. Only addresses that take bytes get them unread, and only as `application/octet-stream`.
 * @throws {Refusal} UNSUPPORTED_MEDIA_TYPE
 */
export const jsonOnly =
  (takesBytes?: RegExp) =>
  (request: Request, response: Response, next: NextFunction): void => {
    const isBytes = takesBytes?.test(request.path) && request.is('application/octet-stream');
    if (!isBytes && hasBody(request) && !request.is('application/json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
    if (isBytes) next();
    else parse(request, response, next);
  };

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
