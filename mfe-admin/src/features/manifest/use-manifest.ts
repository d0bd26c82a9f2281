import { showManifest } from '@northlight/client';
import { apiQuery, keepPreviousData, useQuery } from '@northlight/site-kit';

/** Which venue and which of its days. */
export interface VenueDay {
  readonly venueId: number;
  readonly date: string;
}

/** Who is expected; asked anew whenever somebody looks again, because others sell meanwhile. */
export const useManifest = (day: VenueDay | undefined) =>
  useQuery({
    ...apiQuery(showManifest, day ? { query: day } : undefined),
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
