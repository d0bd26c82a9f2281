import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  openingHours: 'Opening hours',
  saveOpeningHours: 'Save opening hours',
  saving: 'Saving...',
  open: 'Open',
  opens: 'Opens',
  closes: 'Closes',
  theNextMorning: 'The next morning',
  openingHoursUpdated: 'Opening hours updated successfully',
  failedToUpdateOpeningHours: 'Failed to update opening hours: {error}',
});
