import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  readyForYourNextAdventure: 'Ready for Your Next Adventure?',
  bookNow: 'Book Now',
  exploreMembership: 'Explore Membership',
  weCameForOneRide:
    'We came for one ride and stayed until they put the lamp out. My daughter still waits for the herd to come down to the water.',
  marisolH: 'Marisol H.',
  guestAtTheRochesterFlagship: 'guest at the Rochester Flagship',
  experienceRealityReimagined: 'Experience Reality Reimagined',
  extraordinaryExperiences: '{productName} - Extraordinary Experiences',
  usaWide: 'USA wide',
  locationsFromRochester: 'Locations from Rochester to the coast',
  stars: '4.9 stars',
  averageOfMoreThan1: 'Average of more than 1,200 reviews',
  exploreExperiences: 'Explore experiences',
  twentyMinutesToAnHour: 'Twenty minutes to an hour and a quarter, toddlers to night owls',
  offer: 'Immersive experiences by timed ticket.',
  offerIn: 'Immersive experiences by timed ticket in {places}.',
  offerFrom: 'Immersive experiences by timed ticket in {places}, from {price} per person, all fees included.',
  nextFreeTimes: 'Next free times',
  nextTime: '{name}, {when}',
});
