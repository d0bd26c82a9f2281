import type { RequestHandler } from 'express';
import type { Clock } from '../kernel/clock.js';

/**
 * Has each answer say the time by which the service decides, in place of the machine's: a page counts down to the end of a
 * hold by the difference between this and its own clock (docs/adr/0019).
 */
export const datedBy =
  (clock: Clock): RequestHandler =>
  (_request, response, next) => {
    response.setHeader('Date', clock.now().toUTCString());
    next();
  };
