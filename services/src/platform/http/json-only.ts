import express, { type NextFunction, type Request, type Response } from 'express';
import { Refusal } from '../kernel/refusal.js';

/** 100 KB hold every form of the site many times over; a compressed body counts by what it unpacks to. */
const parse = express.json({ limit: '100kb' });

/** Bodies are JSON. Uploads have their own parser at their own routes. @throws {Refusal} UNSUPPORTED_MEDIA_TYPE */
export function jsonOnly(request: Request, response: Response, next: NextFunction): void {
  if (hasBody(request) && !request.is('application/json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  parse(request, response, next);
}

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
