import { href } from '@northlight/site-kit';

export interface Place {
  readonly label: string;
  readonly to: string;
}

/** The links of the top bar, in their order (§2 Global layout). */
export const places: readonly Place[] = [
  { label: 'Home', to: href('home') },
  { label: 'Experiences', to: href('experiences') },
  { label: 'Book', to: href('booking') },
  { label: 'Membership', to: href('membership') },
  { label: 'Merch', to: href('merch') },
  { label: 'Franchise', to: href('franchise') },
  { label: 'Contact', to: href('contact') },
];

/** The Admin Panel menu (§2). */
export const adminPlaces: readonly Place[] = [
  { label: 'Dashboard', to: href('admin') },
  { label: 'Manage Experiences', to: href('adminExperiences') },
  { label: 'Manage Merchandise', to: href('adminProducts') },
];

/** The user menu, before Logout (§2). */
export const userPlaces: readonly Place[] = [
  { label: 'My Profile', to: href('profile') },
  { label: 'My Bookings', to: href('bookings') },
];
