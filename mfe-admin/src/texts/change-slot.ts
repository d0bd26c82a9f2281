import { defineTexts } from '@northlight/texts';

export const texts = defineTexts({
  reason: 'Reason',
  itStaysInTheHistory: 'Stays in the history permanently. Don’t include names.',
  closeThisSlot: 'Close this slot?',
  closeTheSlot: 'Close slot',
  closing: 'Closing...',
  sellsNothingMoreBookings:
    '{experienceName} at {time} goes off sale. Existing bookings stay and can be rescheduled or canceled.',
  openThisSlotAgain: 'Reopen this slot?',
  openItAgain: 'Reopen slot',
  opening: 'Reopening...',
  goesOnSaleAgain: '{experienceName} at {time} goes back on sale with the seats that are left.',
  changeTheCapacity: 'Change the capacity?',
  haveSeats: 'Change to {capacity} seats',
  changing: 'Changing...',
  atHasSeatsOfThem: '{experienceName} at {time} has {capacity} seats, {taken} of them booked.',
  seats: 'Seats',
  changeCapacity: 'Change capacity',
  closeThisSlot2: 'Close this slot',
  theSlotIsClosed: 'Slot closed',
  theSlotIsOnSale: 'Slot is back on sale',
  theCapacityHasChanged: 'Capacity changed',
});
