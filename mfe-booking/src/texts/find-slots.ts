import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chooseADay: 'Choose a day',
  date: 'Date',
  failedToFetchAvailability: 'Failed to fetch availability',
  selectAVenue: 'Select a venue and an experience first: the calendar shows their days.',
  loadingTheOpenDays: 'Loading the open days',
  daysInBoldHaveFree: 'Days in bold have free times.',
  chooseATime: 'Choose a time',
  selectADateToSee: 'Select a date to see available times',
  noAvailableTimeSlots: 'No available time slots for the selected date.',
  loadingTimes: 'Loading times',
  allTimesAreLocal: 'All times are local to {city} ({zone}).',
});
