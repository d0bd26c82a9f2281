import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, 6 digits, a new code every 30 seconds (RFC 6238). */
const standard = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks differ, and people type slowly: the code before and the one after are taken, too. */
const STEPS_AROUND = 1;

/** A secret in base 32, for an app. */
export const freshSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says to the app. */
export const authenticatorUri = (secret: string, { issuer, username }: { issuer: string; username: string }): string =>
  new TOTP({ ...standard, issuer, label: username, secret }).toString();

/** The code of a moment: what the app shows. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ ...standard, secret }).generate({ timestamp: at.getTime() });

/** The step of time that a code belongs to; undefined when it belongs to none near `at`. */
export function stepOf(code: string, { secret, at }: { secret: string; at: Date }): number | undefined {
  const app = new TOTP({ ...standard, secret });
  const timestamp = at.getTime();
  const away = app.validate({ token: code, timestamp, window: STEPS_AROUND });
  return away === null ? undefined : app.counter({ timestamp }) + away;
}
