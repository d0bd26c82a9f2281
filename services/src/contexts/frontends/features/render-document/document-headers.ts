/** Pages about one person's account, booking, order or address: no other site is told that one comes from there. */
const personal =
  /^\/(booking\/(manage|confirmed)|bookings|order|checkout|newsletter|verify-email|forgot-password|reset-password|profile|franchise\/(apply|portal))(\/|$)/;

/**
 * Chromium and Firefox hold to it. WebKit refuses every preload of a script under it, whose hash it does not pass on, and
 * then loads the site one file after the other; each script has its hash there, too. Every browser on iOS is WebKit.
 */
const keepsIntegrityPolicy = /\b(Headless)?(Chrome|Firefox)\/\d/;

interface DocumentPlace {
  readonly path: string;
  /** Search engines may list it. */
  readonly isListed: boolean;
  /** As the browser calls itself. */
  readonly userAgent: string;
  /** Venue pages may show a map of OpenStreetMap in a frame. */
  readonly showsMaps: boolean;
}

/** Headers of every document. Scripts run by nonce or by being loaded from one that may; none without its hash. */
export const documentHeaders = (
  nonce: string,
  { path, isListed, userAgent, showsMaps }: DocumentPlace,
): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "base-uri 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "form-action 'self'",
    ...(showsMaps ? ['frame-src https://www.openstreetmap.org'] : []),
    "frame-ancestors 'none'",
  ].join('; '),
  ...(keepsIntegrityPolicy.test(userAgent) ? { 'Integrity-Policy': 'blocked-destinations=(script)' } : {}),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': personal.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
  ...(isListed ? {} : { 'X-Robots-Tag': 'noindex' }),
  'X-Content-Type-Options': 'nosniff',
});
