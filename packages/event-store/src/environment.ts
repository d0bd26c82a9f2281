/** Tells what time it is. */
export interface Clock {
  now(): Date;
}

/** The machine's own. */
export const systemClock: Clock = { now: () => new Date() };

/** Where the store tells what a person may have to look at; that of pino has this shape. */
export interface Logger {
  debug(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** For programs without a log. */
export const silentLogger: Logger = { debug: () => undefined, warn: () => undefined, error: () => undefined };
