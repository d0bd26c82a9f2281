import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  deleteVenue: 'Delete venue',
  thisActionCannotBeUndone:
    '{name}: This action cannot be undone. This will permanently delete the venue. Past bookings keep its name.',
  areYouSure: 'Are you sure?',
  deleting: 'Deleting...',
  venueRemovedFromTheSite: 'Venue removed from the site',
  venueDeletedSuccessfully: 'Venue deleted successfully',
  failedToDeleteVenue: 'Failed to delete venue',
  couldntCheckWhetherOrders: 'Couldn’t check whether orders are waiting for pickup here.',
  ordersAreWaitingForPickup:
    'Orders are waiting for pickup here. <link>Mark them as picked up or cancel them</link> first.',
});
