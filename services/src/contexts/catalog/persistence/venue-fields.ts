import type { ChangeVenueDto, WriteVenueDto } from '@northlight/contracts';
import { centsOf } from '../../../platform/kernel/money.js';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import type { VenueRow } from './venue.row.js';

type Opening = Pick<VenueRow, 'status' | 'openedYear' | 'estimatedOpeningYear'>;

const planned: Opening = { status: 'planned', openedYear: null, estimatedOpeningYear: null };

/** What the form of a new venue says, as its row has it. */
export const venueFields = ({ slug: _, ...input }: WriteVenueDto): Partial<VenueRow> => changedVenue(input, planned);

/** What a change says; what it leaves out is not among it. */
export const changedVenue = (
  { version: _, year, status, isNew, payAtVenueUpTo: most, ...input }: Partial<ChangeVenueDto>,
  old: Opening,
): Partial<VenueRow> => ({
  ...omitUndefined({ ...input, isNew: isNew ?? undefined, payAtVenueUpTo: most && centsOf(most) }),
  ...openingOf({ status, year }, old),
});

/** The year is that of the opening, be it behind or ahead: it goes along with the status. */
function openingOf(input: Pick<Partial<ChangeVenueDto>, 'status' | 'year'>, old: Opening): Opening {
  const { status = old.status, year = old.openedYear ?? old.estimatedOpeningYear } = input;
  return {
    status,
    openedYear: status === 'open' ? year : null,
    estimatedOpeningYear: status === 'planned' ? year : null,
  };
}
