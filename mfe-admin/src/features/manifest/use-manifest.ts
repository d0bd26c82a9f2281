import type { ManifestView } from '@northlight/contracts';
import { http, keepPreviousData, skipToken, useQuery } from '@northlight/site-kit';

/** Which venue and which of its days. */
export interface VenueDay {
  readonly venueId: number;
  readonly date: string;
}

/** Who is expected; asked anew whenever somebody looks again, because others sell meanwhile. */
export const useManifest = (day: VenueDay | undefined) =>
  useQuery({
    queryKey: ['admin', 'manifest', day],
    queryFn: day ? ({ signal }) => http.get<ManifestView>('/api/admin/manifest', { query: day, signal }) : skipToken,
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
