import { ownerOf, type UserView } from '@northlight/contracts';
import { href } from '@northlight/site-kit';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { texts } from '../../texts/frame.ts';

export interface Place {
  readonly label: string;
  readonly to: string;
}

/** A link is shown once a front answers its address, so that none leads to the not-found page. */
const answered = (places: readonly Place[]): readonly Place[] => places.filter(({ to }) => ownerOf(pinnedFronts, to));

/** The links of the top bar, in their order (§2 Global layout). */
export const places = answered([
  { label: texts.home, to: href('home') },
  { label: texts.experiences, to: href('experiences') },
  { label: texts.book, to: href('booking') },
  { label: texts.membership, to: href('membership') },
  { label: texts.merch, to: href('merch') },
  { label: texts.franchise, to: href('franchise') },
  { label: texts.contact, to: href('contact') },
]);

/** The links of the menu on a phone, where there is room for one more than in the top bar. */
export const menuPlaces = [...places, ...answered([{ label: texts.venues, to: href('venues') }])];

/** The second row of links in the footer. */
export const companyPlaces = answered([
  { label: texts.about, to: href('about') },
  { label: texts.venues, to: href('venues') },
  { label: texts.giftCards, to: '/gift-cards' },
  { label: texts.terms, to: href('terms') },
  { label: texts.privacy, to: href('privacy') },
]);

/** The Admin Panel menu (§2). */
export const adminPlaces = answered([
  { label: texts.dashboard, to: href('admin') },
  { label: texts.manageExperiences, to: href('adminExperiences') },
  { label: texts.manageMerchandise, to: href('adminProducts') },
]);

/** The user menu, before Logout (§2). */
export const userPlaces = answered([
  { label: texts.myProfile, to: href('profile') },
  { label: texts.myBookings, to: href('bookings') },
]);

const deskPlaces = answered([{ label: texts.bookingDesk, to: href('adminBookings') }]);

/** What stands in the menu of one user: who works at the desk finds it there. */
export const placesOf = ({ roles = [] }: Partial<Pick<UserView, 'roles'>>): readonly Place[] =>
  roles.includes('desk') ? [...userPlaces, ...deskPlaces] : userPlaces;
