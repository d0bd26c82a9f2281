import type { WriteVenueDto } from '@northlight/contracts';
import type { VenueColumns } from './edited-venues.js';

/** What a form says of a venue, as columns. The year is that of its opening, be it behind or ahead. */
export function venueColumns(said: WriteVenueDto): VenueColumns {
  const { status, year = null } = said;
  return {
    name: said.name,
    address: said.address,
    city: said.city,
    state: said.state,
    zip_code: said.zipCode,
    timezone: said.timezone,
    description: said.description,
    status,
    opened_year: status === 'open' ? year : null,
    estimated_opening_year: status === 'planned' ? year : null,
    phone: said.phone ?? null,
    email: said.email ?? null,
    is_new: Boolean(said.isNew),
    map_x: said.mapX,
    map_y: said.mapY,
    parking: said.parking,
    amenities: said.amenities,
    safety: said.safety,
    directions: JSON.stringify(said.directions),
  };
}
