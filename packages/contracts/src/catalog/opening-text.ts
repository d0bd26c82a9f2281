import type { VenueView } from './catalog-views.js';

type Opening = Pick<VenueView, 'status' | 'openedYear' | 'estimatedOpeningYear'>;

/**
 * When a venue opened or will (§4). A planned year that has passed is not repeated (decisions.md C27).
 * @param year the year that it is now
 */
export const openingText = ({ status, openedYear, estimatedOpeningYear }: Opening, year: number): string => {
  if (status === 'open') return openedYear ? `Open since ${openedYear}` : 'Open';
  const isAhead = estimatedOpeningYear !== null && estimatedOpeningYear >= year;
  return isAhead ? `Planned opening: ${estimatedOpeningYear}` : 'Opening date to be announced';
};
