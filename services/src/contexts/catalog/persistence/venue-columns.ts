import type { ChangeVenueDto, WriteVenueDto } from '@northlight/contracts';
import { omitUndefined } from '../../../platform/kernel/omit-undefined.js';
import type { VenueColumns } from './edited-venues.js';

type Opening = Pick<VenueColumns, 'status' | 'opened_year' | 'estimated_opening_year'>;

const planned: Opening = { status: 'planned', opened_year: null, estimated_opening_year: null };
const usual = { phone: null, email: null, is_new: false, latitude: null, longitude: null };

/** What the form of a new venue says, as columns. */
export const venueColumns = (input: WriteVenueDto): VenueColumns =>
  ({ ...usual, ...changedVenue(input, planned) }) as VenueColumns;

/** What a change says, as columns; what it leaves out is not among them. */
export const changedVenue = (changes: Partial<ChangeVenueDto>, old: Opening): Partial<VenueColumns> => ({
  ...omitUndefined(saidColumns(changes)),
  ...openingOf(changes, old),
});

const saidColumns = (changes: Partial<ChangeVenueDto>) => ({
  name: changes.name,
  address: changes.address,
  city: changes.city,
  state: changes.state,
  zip_code: changes.zipCode,
  timezone: changes.timezone,
  description: changes.description,
  phone: changes.phone,
  email: changes.email,
  is_new: changes.isNew ?? undefined,
  map_x: changes.mapX,
  map_y: changes.mapY,
  latitude: changes.latitude,
  longitude: changes.longitude,
  parking: changes.parking,
  amenities: changes.amenities,
  safety: changes.safety,
  directions: changes.directions && JSON.stringify(changes.directions),
});

/** The year is that of the opening, be it behind or ahead: it goes along with the status. */
function openingOf(changes: Partial<ChangeVenueDto>, old: Opening): Opening {
  const { status = old.status, year = old.opened_year ?? old.estimated_opening_year } = changes;
  return {
    status,
    opened_year: status === 'open' ? year : null,
    estimated_opening_year: status === 'planned' ? year : null,
  };
}
