import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  deleteVenue: 'Delete venue',
  thisActionCannotBeUndone:
    '{name}: This action cannot be undone. This will permanently delete the venue. Bookings of the past keep its name.',
  areYouSure: 'Are you sure?',
  deleting: 'Deleting...',
  theVenueGoes: 'The venue goes from the site',
  venueDeletedSuccessfully: 'Venue deleted successfully',
  failedToDeleteVenue: 'Failed to delete venue',
  whetherMerchandiseWaitsHere: 'Whether merchandise waits here could not be looked up.',
  merchandiseWaitsHere: 'Merchandise waits here to be collected. <link>Hand it over or cancel it</link> first.',
});
