import { decodeText } from '@northlight/contracts';
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

/** The waiting room that stands in front of a page; that of an experience before that of the whole site. */
export const roomBefore = (page: Page, rooms: readonly WaitingRoom[], now: number): WaitingRoom | undefined =>
  nearest(rooms, now, ({ experience }) => (experience ? isAbout(page, experience) : isOfSite(page)));

/** The waiting room that stands in front of an experience that seats are asked of. */
export const roomOfSeats = (experienceId: unknown, rooms: readonly WaitingRoom[], now: number) =>
  nearest(rooms, now, ({ experience }) => !experience || experience.id === experienceId);

function nearest(rooms: readonly WaitingRoom[], now: number, covers: (room: WaitingRoom) => boolean) {
  const standing = rooms.filter((room) => isStanding(room, now) && covers(room));
  return standing.find(({ experience }) => experience) ?? standing[0];
}

const isOfSite = ({ path }: Page): boolean => !alwaysOpen.test(path) && !file.test(path);

/** Its page, where it is booked, and where a cart with it is paid: a front that was refused seats says there which it wants. */
function isAbout({ path, query }: Page, { id, slug }: { readonly id: number; readonly slug: string }): boolean {
  const page = decodeText(path).replace(/\/$/, '').toLowerCase();
  if (page === `/experience/${slug}`) return true;
  return ['/booking', '/checkout'].includes(page) && new URLSearchParams(query).get('experienceId') === String(id);
}
