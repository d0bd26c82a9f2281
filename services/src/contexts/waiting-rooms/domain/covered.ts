import { isStanding, type WaitingRoom } from './waiting-room.js';

/**
 * What no waiting room of the whole site is in front of: work of the staff, tickets and orders that people have, signing
 * in, what a site has to say by law, and whatever is no page.
 */
const alwaysOpen =
  /^\/(api|health|web|r|media|admin|bookings|order|login|register|forgot-password|reset-password|verify-email|setup|privacy|terms|newsletter|booking\/(confirmed|manage))(\/|$)/;
const file = /\.\w{1,8}$/;

/** The page that somebody asks for: its path, and what stands behind the question mark. */
export interface Page {
  readonly path: string;
  readonly query: string;
}

/** The waiting room that stands in front of a page. */
export const roomBefore = (page: Page, rooms: readonly WaitingRoom[], now: number): WaitingRoom | undefined =>
  rooms.find((room) => isStanding(room, now) && (room.experience ? isAbout(page, room.experience) : isOfSite(page)));

/** The waiting room that stands in front of an experience that seats are asked of. */
export const roomOfSeats = (experienceId: unknown, rooms: readonly WaitingRoom[], now: number) =>
  rooms.find(
    ({ experience, ...room }) =>
      isStanding({ experience, ...room }, now) && (!experience || experience.id === experienceId),
  );

const isOfSite = ({ path }: Page): boolean => !alwaysOpen.test(path) && !file.test(path);

function isAbout({ path, query }: Page, { id, slug }: { readonly id: number; readonly slug: string }): boolean {
  if (path.replace(/\/$/, '').toLowerCase() === `/experience/${slug}`) return true;
  return /^\/booking\/?$/i.test(path) && new URLSearchParams(query).get('experienceId') === String(id);
}
