import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  reason: 'Reason',
  staysInTheHistoryPermanently: 'Stays in the history permanently. Don’t include names.',
  closeThisSlot: 'Close this slot?',
  closeSlot: 'Close slot',
  closing: 'Closing...',
  atGoesOffSaleExisting:
    '{experienceName} at {time} goes off sale. Existing bookings stay and can be rescheduled or canceled.',
  reopenThisSlot: 'Reopen this slot?',
  reopenSlot: 'Reopen slot',
  reopening: 'Reopening...',
  atGoesBackOnSale: '{experienceName} at {time} goes back on sale with the seats that are left.',
  changeTheCapacity: 'Change the capacity?',
  changeToSeats: 'Change to {capacity} seats',
  changing: 'Changing...',
  atHasSeatsOfThem: '{experienceName} at {time} has {capacity} seats, {taken} of them booked.',
  seats: 'Seats',
  changeCapacity: 'Change capacity',
  closeThisSlot2: 'Close this slot',
  slotClosed: 'Slot closed',
  slotIsBackOnSale: 'Slot is back on sale',
  capacityChanged: 'Capacity changed',
});
