import type { VenueView } from '@northlight/contracts';
import type { WantedVisit } from '@northlight/site-kit';

/** The venue that is chosen, else the first that is open (§4). */
export const venueOf = ({ venueId }: WantedVisit, venues: readonly VenueView[] = []): VenueView | undefined => {
  const open = venues.filter(({ status }) => status === 'open');
  return open.find(({ id }) => id === venueId) ?? open[0];
};
