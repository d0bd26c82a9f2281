import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  isNotOpenForBookings: '{name} is not open for bookings yet.',
  thisVenueIsNot: 'This venue is not in our list.',
  pleaseSelectAnotherVenue: '{message} Please select another venue.',
  theExperienceWasCleared: 'The experience was cleared: it does not run at this venue. Please select another one.',
  theDateWasClearedHas: 'The date was cleared: {date} has passed.',
  familyPackWasChanged: 'Family Pack was changed to Standard. {familyRefusal}',
  theTimeWasClearedPlease: 'The time was cleared: {time} {reason}. Please choose another time.',
});
