import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  chooseADate: 'Choose a date',
  date: 'Date',
  failedToFetchAvailability: 'Failed to fetch availability',
  selectAVenue: 'Select a venue and an experience first to see available dates.',
  loadingAvailableDates: 'Loading available dates',
  datesInBoldAreAvailable: 'Dates in bold are available.',
  chooseATime: 'Choose a time',
  selectADateToSee: 'Select a date to see available times',
  noAvailableTimeSlots: 'No available time slots for the selected date.',
  loadingTimes: 'Loading times',
  allTimesAreLocal: 'All times are local to {city} ({zone}).',
});
