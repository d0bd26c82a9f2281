import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  perPerson: 'per person',
  min: '{duration} min',
  allAges: 'All ages',
  failedToLoadVenuesPlease: 'Failed to load venues. Please try again.',
  failedToFetchExperiences: 'Failed to fetch experiences',
  venue: 'Venue',
  selectAVenue: 'Select a venue',
  experience: 'Experience',
  loadingExperiences: 'Loading experiences',
  selectAnExperience: 'Select an experience',
  selectAVenueFirstEach: 'Select a venue first. Each one has its own experiences.',
  withAllFees: '({price} with all fees)',
});
