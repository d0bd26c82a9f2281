import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  isntOpenForBookingsYet: '{name} isn’t open for bookings yet.',
  weCouldntFindThatVenue: 'We couldn’t find that venue.',
  pleaseSelectAnotherVenue: '{message} Please select another venue.',
  weClearedTheExperienceBecause:
    'We cleared the experience because it isn’t offered at this venue. Please select another one.',
  weClearedTheDateBecause: 'We cleared the date because {date} has passed.',
  weChangedFamilyPack: 'We changed Family Pack to Standard. {familyRefusal}',
  weClearedTheTimeBecause: 'We cleared the time because {time} {reason}. Please choose another time.',
  wasSelectedInstead: '{message} {name} was selected instead.',
});
