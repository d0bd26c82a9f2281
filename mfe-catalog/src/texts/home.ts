import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  readyForYourNextAdventure: 'Ready for Your Next Adventure?',
  bookNow: 'Book Now',
  exploreMembership: 'Explore Membership',
  weCameForOneRide:
    'We came for one ride and stayed until closing. My daughter is still talking about the herd that came down to the water.',
  marisolH: 'Marisol H.',
  guestAtTheRochesterFlagship: 'Guest at the Rochester Flagship',
  experienceRealityReimagined: 'Experience Reality Reimagined',
  extraordinaryExperiences: '{productName} - Extraordinary Experiences',
  usaWide: 'USA wide',
  locationsFromRochester: 'Open in Rochester, with more cities on the way',
  stars: '4.9 stars',
  averageOfMoreThan1: 'Average rating from more than 1,200 reviews',
  exploreExperiences: 'Explore experiences',
  twentyMinutesToAnHour: '20–75 minutes, for all ages',
  offer: 'Timed-ticket immersive experiences.',
  offerIn: 'Timed-ticket immersive experiences in {places}.',
  offerFrom: 'Timed-ticket immersive experiences in {places}, from {price} per person, all fees included.',
  nextFreeTimes: 'Next available times',
  nextTime: '{name}, {when}',
});
