/** What those who work here hear about bookings and applicants; a part of the catalogue. */
export const staffRefusals = {
  FEWER_OUTSIDE: [409, 'Fewer guests in this group are left to check in: {left}.'],
  PARTY_IS_IN: [409, 'This group is already checked in. Undo the check-in first to add tickets.'],
  NOTHING_TO_REFUND: [409, 'Everything paid for this booking has already been refunded or is owed.'],
  REFUND_BEFORE_PAYMENT: [409, 'This booking isn’t fully paid yet. Refund it after the guest has paid.'],
  REFUND_TOO_HIGH: [409, 'At most {left} of this booking can be refunded.'],
  REFUND_NOT_WITHDRAWABLE: [409, 'This refund can’t be withdrawn: it was paid, or the booking has changed since.'],
  NOTHING_TO_CALL_OFF: [409, 'There are no upcoming slots left to cancel.'],
  NOT_HERE: [409, 'This visit is at {venue}, on {date}.'],
  NOT_PAID_YET: [409, 'This booking isn’t paid. The guest can still confirm it online until {time}.'],
  NOT_TODAY: [409, 'This visit is on {date}, not today.'],
  CUSTOMER_ERASED: [409, 'This customer’s details were deleted at their request, so nothing can be added or changed.'],
  APPLICANT_ERASED: [409, 'This applicant’s details have been deleted, so no note can be added.'],
  NOTES_TOO_MANY: [409, 'A booking can have at most {most} notes. Please delete one you no longer need.'],
  CUSTOMER_WITHOUT_EMAIL: [409, 'This booking has no email address.'],
} as const;
