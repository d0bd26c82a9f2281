import type { VenueView } from '@northlight/contracts';

type Opening = Pick<VenueView, 'status' | 'openedYear' | 'estimatedOpeningYear'>;

/** §4 City status, in its words; a planned year that has passed is not repeated (decisions.md C27). */
export function openingLine({ status, openedYear, estimatedOpeningYear }: Opening, thisYear: number): string {
  if (status === 'open') return openedYear ? `Open since ${openedYear}` : 'Open';
  const isAhead = estimatedOpeningYear !== null && estimatedOpeningYear >= thisYear;
  return isAhead ? `Planned opening: ${estimatedOpeningYear}` : 'Opening date to be announced';
}

/** Open venues first, then by the year of their opening, then as they were added. */
export const byOpening = (one: Opening & { id: number }, other: Opening & { id: number }): number =>
  rank(one) - rank(other) || one.id - other.id;

const rank = ({ status, estimatedOpeningYear }: Opening) => (status === 'open' ? 0 : (estimatedOpeningYear ?? 9999));
