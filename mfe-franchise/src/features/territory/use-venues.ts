import { listVenues } from '@northlight/client';
import { apiQuery, useQuery } from '@northlight/site-kit';
import { byOpening } from './by-opening.ts';

const venues = apiQuery(listVenues, {});

/** Every venue, open ones first. */
export const useVenues = () => useQuery({ ...venues, select: (all) => [...all].sort(byOpening) });
