import type { Response } from 'express';

const RELOAD_S = 1;

const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RELOAD_S}"><title>The site is being built</title><p>The site is being built, and this page loads again until it is. If it stays, the terminal says what does not build.</p></html>`;

/** For a page of `npm run dev` before its shell is built. */
export const sendWaiting = (response: Response): void => {
  response.status(503).set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'" });
  response.type('html').send(html);
};
