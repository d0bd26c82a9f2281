import type { VenueView } from '@northlight/contracts';

type Opening = Pick<VenueView, 'status' | 'openedYear' | 'estimatedOpeningYear'>;

/** Open venues first, then by the year of their opening, then as they were added. */
export const byOpening = (one: Opening & { id: number }, other: Opening & { id: number }): number =>
  rank(one) - rank(other) || one.id - other.id;

const rank = ({ status, estimatedOpeningYear }: Opening) => (status === 'open' ? 0 : (estimatedOpeningYear ?? 9999));
