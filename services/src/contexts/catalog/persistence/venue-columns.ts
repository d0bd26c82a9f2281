import type { ChangeVenueDto, WriteVenueDto } from '@northlight/contracts';
import { saidOnly } from '../../../platform/kernel/said-only.js';
import type { VenueColumns } from './edited-venues.js';

type Opening = Pick<VenueColumns, 'status' | 'opened_year' | 'estimated_opening_year'>;

const planned: Opening = { status: 'planned', opened_year: null, estimated_opening_year: null };
const usual = { phone: null, email: null, is_new: false, latitude: null, longitude: null };

/** What the form of a new venue says, as columns. */
export const venueColumns = (said: WriteVenueDto): VenueColumns =>
  ({ ...usual, ...changedVenue(said, planned) }) as VenueColumns;

/** What a change says, as columns; what it leaves out is not among them. */
export const changedVenue = (said: Partial<ChangeVenueDto>, old: Opening): Partial<VenueColumns> => ({
  ...saidOnly(saidColumns(said)),
  ...openingOf(said, old),
});

const saidColumns = (said: Partial<ChangeVenueDto>) => ({
  name: said.name,
  address: said.address,
  city: said.city,
  state: said.state,
  zip_code: said.zipCode,
  timezone: said.timezone,
  description: said.description,
  phone: said.phone,
  email: said.email,
  is_new: said.isNew ?? undefined,
  map_x: said.mapX,
  map_y: said.mapY,
  latitude: said.latitude,
  longitude: said.longitude,
  parking: said.parking,
  amenities: said.amenities,
  safety: said.safety,
  directions: said.directions && JSON.stringify(said.directions),
});

/** The year is that of the opening, be it behind or ahead: it goes along with the status. */
function openingOf(said: Partial<ChangeVenueDto>, old: Opening): Opening {
  const { status = old.status, year = old.opened_year ?? old.estimated_opening_year } = said;
  return {
    status,
    opened_year: status === 'open' ? year : null,
    estimated_opening_year: status === 'planned' ? year : null,
  };
}
