import { ownerOf, type UserView } from '@northlight/contracts';
import { href } from '@northlight/site-kit';
import { pinnedFronts } from '../../pinned-fronts.ts';

export interface Place {
  readonly label: string;
  readonly to: string;
}

/** A link is shown once a front answers its address, so that none leads to the not-found page. */
const answered = (places: readonly Place[]): readonly Place[] => places.filter(({ to }) => ownerOf(pinnedFronts, to));

/** The links of the top bar, in their order (§2 Global layout). */
export const places = answered([
  { label: 'Home', to: href('home') },
  { label: 'Experiences', to: href('experiences') },
  { label: 'Book', to: href('booking') },
  { label: 'Membership', to: href('membership') },
  { label: 'Merch', to: href('merch') },
  { label: 'Franchise', to: href('franchise') },
  { label: 'Contact', to: href('contact') },
]);

/** The second row of links in the footer. */
export const companyPlaces = answered([
  { label: 'About', to: href('about') },
  { label: 'Venues', to: href('venues') },
  { label: 'Terms', to: href('terms') },
  { label: 'Privacy', to: href('privacy') },
]);

/** The Admin Panel menu (§2). */
export const adminPlaces = answered([
  { label: 'Dashboard', to: href('admin') },
  { label: 'Manage Experiences', to: href('adminExperiences') },
  { label: 'Manage Merchandise', to: href('adminProducts') },
]);

/** The user menu, before Logout (§2). */
export const userPlaces = answered([
  { label: 'My Profile', to: href('profile') },
  { label: 'My Bookings', to: href('bookings') },
]);

const deskPlaces = answered([{ label: 'Booking Desk', to: href('adminBookings') }]);

/** What stands in the menu of one user: who works at the desk finds it there. */
export const placesOf = ({ roles = [] }: Partial<Pick<UserView, 'roles'>>): readonly Place[] =>
  roles.includes('desk') ? [...userPlaces, ...deskPlaces] : userPlaces;
