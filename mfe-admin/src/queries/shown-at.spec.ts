import { describe, expect, it } from '@jest/globals';
import {
  findSlots,
  listAllProducts,
  listManagedVenues,
  listMemberships,
  listProducts,
  listVenueExperiences,
  quoteBooking,
  showAccount,
  showBookingPolicy,
  showExperience,
  showMembership,
  showSettings,
} from '@northlight/client';
import { apiQuery, createQueryClient } from '@northlight/site-kit';
import { refreshShown, type Shown } from './shown-at.ts';

const body = { venueId: 1, experienceId: 1, date: '2026-11-28', time: '14:30', numberOfTickets: 2 } as never;

/** What visitors, customers and admins have read in this browser. */
const read = {
  plans: apiQuery(listMemberships, {}).queryKey,
  plan: apiQuery(showMembership, { params: { id: 7 } }).queryKey,
  shop: apiQuery(listProducts, {}).queryKey,
  stock: apiQuery(listAllProducts, {}).queryKey,
  experience: apiQuery(showExperience, { params: { slug: 'jurassic-ride' } }).queryKey,
  offers: apiQuery(listVenueExperiences, { params: { slugOrId: 'erie' } }).queryKey,
  venues: apiQuery(listManagedVenues, {}).queryKey,
  slots: apiQuery(findSlots, { query: { venueId: 1, experienceId: 1, date: '2026-11-28' } }).queryKey,
  rules: apiQuery(showBookingPolicy, {}).queryKey,
  settings: apiQuery(showSettings, {}).queryKey,
  price: apiQuery(quoteBooking, { body }).queryKey,
  account: apiQuery(showAccount, {}).queryKey,
};

const askedAnewAfter = async (thing: Shown): Promise<string[]> => {
  const client = createQueryClient();
  for (const queryKey of Object.values(read)) client.setQueryData(queryKey, {} as never);
  await refreshShown(client, thing);
  return Object.entries(read).flatMap(([name, key]) => (client.getQueryState(key)?.isInvalidated ? [name] : []));
};

describe('a change in the admin', () => {
  it('is seen wherever the thing is shown, and in what tickets cost', async () => {
    expect(await askedAnewAfter('membership')).toEqual(['plans', 'plan', 'price']);
    expect(await askedAnewAfter('product')).toEqual(['shop', 'stock']);
    expect(await askedAnewAfter('experience')).toEqual(['experience', 'offers', 'price']);
    expect(await askedAnewAfter('venue')).toEqual(['offers', 'venues', 'slots']);
    expect(await askedAnewAfter('bookingPolicy')).toEqual(['rules', 'settings', 'price']);
  });
});
