import type { VenueNote } from '@northlight/contracts';
import type { ImportedVenue } from '../../contexts/catalog/index.js';
import { demoStreets } from './streets.js';

type VenueDetails = Pick<
  ImportedVenue,
  'galleryImages' | 'parking' | 'amenities' | 'safety' | 'directions' | 'streetMap'
>;

/** The stated fees (§9). */
const parking = ['$5 up to 3 hours', '$15 for 3–5 hours', '$25 daily maximum'];

const amenities = [
  'Coat check and lockers',
  'Wheelchair accessible throughout',
  'Quiet room',
  'Café and shop at the entrance',
  'Drinking water by every door',
];

const safety = [
  'An orientation before every experience',
  'A guide in every room',
  'Full lights within two seconds on request',
];

/** Only for a venue that guests can visit; the others say so instead. */
const directions: Readonly<Record<string, readonly VenueNote[]>> = {
  'rochester-flagship': [
    {
      title: 'By car',
      text: 'Take Lamp Street across the river and turn onto North Avenue. Parking is across from the venue, on Demo Plaza.',
    },
    {
      title: 'By train',
      text: 'From Central Station, it’s a ten-minute walk: go down North Avenue, then turn right onto Demo Plaza.',
    },
    {
      title: 'On foot',
      text: 'Follow River Road along the water until you see the saw-tooth roof. Look for the lit lamp over the door.',
    },
  ],
};

/** Pictures by night and by day, amenities, safety and the neighbourhood of a demo venue. */
export const detailsOf = (slug: string): VenueDetails => ({
  galleryImages: ['1', '2', '3', '4', '5', '6'].map((name) => `/media/art/venues/${slug}/${name}.jpg`),
  parking: [...parking],
  amenities: [...amenities],
  safety: [...safety],
  directions: [...(directions[slug] ?? [])],
  streetMap: demoStreets[slug] ?? null,
});
