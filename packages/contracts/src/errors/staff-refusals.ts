/** What those who work at a venue hear about bookings; a part of the catalogue. */
export const staffRefusals = {
  FEWER_OUTSIDE: [409, 'Fewer of this party are still outside: {left}.'],
  PARTY_IS_IN: [409, 'This party is in already. Take the check-in back first to add tickets.'],
  NOTHING_TO_CALL_OFF: [409, 'Nothing starts there any more that could be called off.'],
  NOT_HERE: [409, 'This visit is at {venue}, on {date}.'],
  NOT_PAID_YET: [409, 'This booking is not paid: it waits to be confirmed online until {time}.'],
  NOT_TODAY: [409, 'This visit is on {date}, not today.'],
  CUSTOMER_ERASED: [409, 'Whoever booked this asked to be forgotten, and no notes are kept about them.'],
  NOTES_TOO_MANY: [409, 'A booking has at most {most} notes. Please take one away that is of no use any more.'],
  CUSTOMER_WITHOUT_EMAIL: [409, 'There is no e-mail address to write to with this booking.'],
} as const;
