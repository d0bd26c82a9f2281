import { closeFreeSlots as closeFreeSlotsOperation, showStanding } from '@northlight/client';
import { apiQuery, callApi, queryOptions, useQuery } from '@northlight/site-kit';

/** Days of a venue, first and last included; without a last one all from the first on. */
export interface StandingPart {
  readonly venueId: number;
  readonly experienceId?: number;
  readonly from: string;
  readonly to?: string;
}

/** What visitors can still book there, and who is expected; asked only once the days are chosen. */
export const useStanding = (part: StandingPart | undefined) =>
  useQuery(queryOptions({ ...apiQuery(showStanding, part ? { query: { ...part } } : undefined), staleTime: 0 }));

/** Closes what nobody has booked; the reason stays in the history of each slot for good. */
export const closeFreeSlots = (part: StandingPart, reason: string) =>
  callApi(closeFreeSlotsOperation, { body: { ...part, reason } });
