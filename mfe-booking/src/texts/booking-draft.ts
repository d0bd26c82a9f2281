import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  isNotOpenForBookings: '{name} isn’t open for bookings yet.',
  thisVenueIsNot: 'We couldn’t find that venue.',
  pleaseSelectAnotherVenue: '{message} Please select another venue.',
  theExperienceWasCleared:
    'We cleared the experience because it isn’t offered at this venue. Please select another one.',
  theDateWasClearedHas: 'We cleared the date because {date} has passed.',
  familyPackWasChanged: 'We changed Family Pack to Standard. {familyRefusal}',
  theTimeWasClearedPlease: 'We cleared the time because {time} {reason}. Please choose another time.',
  wasSelectedInstead: '{message} {name} was selected instead.',
});
