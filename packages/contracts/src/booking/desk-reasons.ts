/**
 * Why the venue cancels, moves or refunds a booking. A closed list, as for customers: it becomes part of an event, which is never
 * erased, so that nobody may write there what they know of a person.
 */
export const deskReasons = [
  'customer_asked',
  'slot_closed',
  'equipment',
  'staff_missing',
  'weather',
  'safety',
  'mistake',
  'other',
] as const;
export type DeskReason = (typeof deskReasons)[number];
export const deskReasonMessage = `Please use one of these reasons: ${deskReasons.join(', ')}`;
