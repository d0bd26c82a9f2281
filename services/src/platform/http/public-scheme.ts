import type { IncomingMessage, ServerResponse } from 'node:http';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Whether visitors reach the site by https. */
export const isHttps = (publicUrl: string): boolean => new URL(publicUrl).protocol === 'https:';

/**
 * A site whose PUBLIC_URL is https is reached by nothing else: each request counts as secure, whatever the hops between
 * speak or say, so that its cookies are; and browsers are told to come by https only (RFC 6797).
 */
export const publicScheme = (publicUrl: string) => {
  const isSecure = isHttps(publicUrl);
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (isSecure) {
      Object.defineProperty(request, 'protocol', { value: 'https', configurable: true });
      response.setHeader('Strict-Transport-Security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    }
    next();
  };
};
