import {
  findSlots,
  listAllProducts,
  listExperiences,
  listManagedVenues,
  listMemberships,
  listProducts,
  listTaxRates,
  listVenues,
  quoteBooking,
  showAvailability,
  showBookingPolicy,
  showSettings,
} from '@northlight/client';
import { refresh, type useQueryClient } from '@northlight/site-kit';

/** The reads that show a thing, or a price by it: of the admin, and of the public pages of this browser. */
const shownAt = {
  experience: [listExperiences, listVenues, quoteBooking],
  bookingPolicy: [showBookingPolicy, showSettings, quoteBooking],
  membership: [listMemberships, quoteBooking],
  taxRate: [listTaxRates],
  product: [listProducts, listAllProducts],
  venue: [listManagedVenues, listVenues, findSlots, showAvailability],
} as const;

export type Shown = keyof typeof shownAt;

/** After a change of one of them: whatever shows it asks again. */
export const refreshShown = (client: ReturnType<typeof useQueryClient>, thing: Shown): Promise<void> =>
  refresh(client, ...shownAt[thing]);
