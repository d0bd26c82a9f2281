import type { PersonalPlace } from '../../../platform/privacy/personal-data.js';

/** What this room keeps of persons: what staff typed, at most. */
export const catalogPersonalData: readonly PersonalPlace[] = [
  {
    place: 'catalog.closures',
    holds: [
      {
        ...{ columns: 'reason', what: 'why a venue is closed on a day', whose: 'staff', foundBy: 'nothing' },
        ...{ form: 'plain', why: 'to tell guests', kind: 'staff' },
      },
    ],
  },
  { place: 'catalog.experiences', free: 'catalog' },
  { place: 'catalog.venue_experiences', free: { catalog: 'rules' } },
  {
    place: 'catalog.venues',
    free: {
      catalog:
        'name slug address city state zip_code description image_url status timezone week_hours gallery_images parking amenities safety directions street_map phone email picture_texts',
    },
  },
];
