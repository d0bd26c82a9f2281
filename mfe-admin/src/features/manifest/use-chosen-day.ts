import { useSearchParams } from '@northlight/site-kit';
import { deskDay, isDate } from '../../format/dates.ts';
import { withSearchParams } from '../../hooks/with-search-params.ts';
import { useOpenVenues } from '../../queries/open-venues.ts';
import type { VenueDay } from './use-manifest.ts';

/** The venue and day that the desk looks at, in the address: the first open venue and its today, unless chosen. */
export function useChosenDay() {
  const { data: venues, isError, refetch } = useOpenVenues();
  const [search, setSearch] = useSearchParams();
  const requested = Number(search.get('venue'));
  const venue = venues?.find(({ id }) => id === requested) ?? venues?.[0];
  const today = venue && deskDay(venue.timezone);
  const date = search.get('date');
  const day: VenueDay | undefined =
    venue && today ? { venueId: venue.id, date: isDate(date) ? date : today } : undefined;
  const choose = ({ date: wanted, ...change }: { readonly venue?: number; readonly date?: string }) => {
    const when = isDate(wanted) && { date: wanted === today ? undefined : wanted };
    setSearch(withSearchParams({ ...change, ...when }), { replace: true });
  };
  return { venues: venues ?? [], day, today, choose, isError, retry: () => void refetch() };
}
