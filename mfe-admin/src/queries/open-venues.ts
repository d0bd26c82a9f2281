import { listVenues } from '@northlight/client';
import { apiQuery, useQuery } from '@northlight/site-kit';
import { texts } from '../texts/common.ts';

const venues = apiQuery(listVenues, {});

/** Every venue, open or planned. */
export const useAllVenues = () => useQuery(venues);

/** The venues that have slots and bookings: those that are open. */
export const useOpenVenues = () =>
  useQuery({ ...venues, select: (all) => all.filter(({ status }) => status === 'open') });

/** The name of a venue; its number while the names are on their way, and once it is gone. */
export function useVenueName(): (id: number) => string {
  const { data = [] } = useAllVenues();
  return (id) => data.find((venue) => venue.id === id)?.name ?? texts.venueOf({ id });
}
