import { cutText } from '@northlight/contracts';

const MAX_LENGTH = 200;

/** The page that a signed-in visitor is sent to; never one that would only send them back here. */
export const targetOf = (redirect: string): string =>
  /^\/(login|register|forgot-password|reset-password)(?![\w-])/.test(redirect) ? '/' : redirect;

/** The info banner's text: plain, one line, at most 200 characters (decisions.md C12). */
export const bannerText = (message: string | null): string =>
  cutText((message ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim(), MAX_LENGTH);
