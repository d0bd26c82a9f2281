import type { VenueNote } from '@northlight/contracts';
import type { VenueRow } from '../../persistence/venue.row.js';
import { demoStreets } from './demo-streets.js';

type VenueDetails = Pick<VenueRow, 'galleryImages' | 'parking' | 'amenities' | 'safety' | 'directions' | 'streetMap'>;

/** The stated fees (§9). */
const parking = ['$5 up to 3 hours', '$15 for 3–5 hours', '$25 daily maximum'];

const amenities = [
  'Cloakroom and lockers',
  'Step-free ways to every room',
  'Quiet room',
  'Café and merchandise at the entrance',
  'Drinking water at every door',
];

const safety = [
  'An orientation before every experience',
  'A guide in every room',
  'Full light within two seconds when somebody asks for it',
];

/** Only for a house that one can go to; the others say so instead. */
const directions: Readonly<Record<string, readonly VenueNote[]>> = {
  'rochester-flagship': [
    {
      title: 'By car',
      text: 'Take Lamp Street over the river and turn into North Avenue. The car park is opposite the house, on Demo Plaza.',
    },
    {
      title: 'By train',
      text: 'From Central station it is ten minutes on foot: down North Avenue, then right into Demo Plaza.',
    },
    {
      title: 'On foot',
      text: 'Follow River Road along the water until you see the saw-tooth roof. The lamp over the door is lit.',
    },
  ],
};

/** Pictures by night and by day, comforts, safety and the neighbourhood of a demo venue. */
export const detailsOf = (slug: string): VenueDetails => ({
  galleryImages: ['1', '2', '3', '4', '5', '6'].map((name) => `/media/art/venues/${slug}/${name}.jpg`),
  parking: [...parking],
  amenities: [...amenities],
  safety: [...safety],
  directions: [...(directions[slug] ?? [])],
  streetMap: demoStreets[slug] ?? null,
});
