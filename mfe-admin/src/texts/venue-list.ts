import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  venue: 'Venue',
  new: 'New',
  city: 'City',
  status: 'Status',
  open: 'Open',
  planned: 'Planned',
  experiences: 'Experiences',
  nextClosure: 'Next closure',
  none: 'None',
  allVenues: 'All venues',
});
