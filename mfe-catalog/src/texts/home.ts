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
  openInRochesterWithMore: 'Open in Rochester, with more cities on the way',
  stars: '4.9 stars',
  averageRatingFromMoreThan: 'Average rating from more than 1,200 reviews',
  exploreExperiences: 'Explore experiences',
  minutesForAllAges: '20–75 minutes, for all ages',
  timedTicketImmersive: 'Timed-ticket immersive experiences.',
  timedTicketImmersiveOf: 'Timed-ticket immersive experiences in {places}.',
  timedTicketImmersiveSentence:
    'Timed-ticket immersive experiences in {places}, from {price} per person, all fees included.',
  nextAvailableTimes: 'Next available times',
  text: '{name}, {when}',
});
