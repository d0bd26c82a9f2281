import type { VenueView } from '@northlight/contracts';
import { useLocation } from '@northlight/site-kit';
import { tellBy } from '../format/moments.ts';
import { useAllVenues } from '../queries/open-venues.ts';

/** The clock by which the admin tells every moment: that of the chosen venue, else of the one that opened first. */
export interface AdminClock {
  /** Whose it is; undefined while there is no venue. */
  readonly city: string | undefined;
}

/** Undefined while the venues are on their way. */
export function useAdminClock(): AdminClock | undefined {
  const { data = [], isPending } = useAllVenues();
  const chosen = chosenId(useLocation());
  if (isPending) return undefined;
  const venue = data.find(({ id }) => id === chosen) ?? headquartersOf(data);
  if (venue) tellBy(venue.timezone);
  return { city: venue?.city };
}

/** `?venue=3`, as the lists have it, or the page of the venue itself. */
const chosenId = ({ pathname, search }: { readonly pathname: string; readonly search: string }): number =>
  Number(new URLSearchParams(search).get('venue') ?? /^\/admin\/venues\/(\d+)/.exec(pathname)?.[1]);

/** The venue that the network began with. */
const headquartersOf = (venues: readonly VenueView[]): VenueView | undefined =>
  venues
    .filter(({ status }) => status === 'open')
    .sort((one, other) => (one.openedYear ?? one.id) - (other.openedYear ?? other.id) || one.id - other.id)[0];
