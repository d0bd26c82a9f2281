import type { HttpError } from './http-error.ts';

/** Loads a page anew, from the site itself; specs look on. */
export const fullLoad = { of: (address: string): void => location.assign(address) };

/**
 * Shows the waiting room to somebody who came past it within the open site, and was refused seats: the page that they are on is
 * loaded anew with what they want, and opens by itself once it is their turn.
 */
export function waitWhereRefused({ code }: HttpError, body: unknown): void {
  if (code !== 'WAITING_ROOM_TURN_NEEDED') return;
  const { experienceId } = body as { readonly experienceId?: unknown };
  const address = new URL(location.href);
  address.searchParams.set('experienceId', String(experienceId));
  // with a part of the page named, nothing would be loaded
  address.hash = '';
  fullLoad.of(address.href);
}
