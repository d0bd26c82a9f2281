/** Refusals about the guest passes of a plan. */
export const guestPassErrors = {
  GUEST_PASS_NO_PLAN: [409, 'Guest passes come with a membership plan. Please sign in to an account that has one.'],
  GUEST_PASS_USED_UP: [409, 'You have {left} left.'],
  GUEST_PASS_OWN_TICKET: [400, 'A guest pass is for someone who comes with you. Please pay for at least one ticket.'],
  GUEST_PASS_FAMILY_PACK: [400, 'Guest passes can’t be used with a Family Pack. Please choose another ticket type.'],
} as const;
