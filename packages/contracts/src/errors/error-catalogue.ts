import { franchiseErrors } from './franchise-errors.js';
import { frontendsErrors } from './frontends-errors.js';
import { guestPassErrors } from './guest-pass-errors.js';
import { identityErrors } from './identity-errors.js';
import { paymentErrors } from './payment-errors.js';
import { promotionErrors } from './promotion-errors.js';
import { shippingErrors } from './shipping-errors.js';
import { staffRefusals } from './staff-refusals.js';
import { subscriptionErrors } from './subscription-errors.js';
import { visitorLimitErrors } from './visitor-limit-errors.js';
import { waitingRoomErrors } from './waiting-room-errors.js';

/**
 * Every way in which the service says no. The code is for programs, the message for people; `{name}` is filled from
 * the refusal's details. Source: decisions.md G33.
 */
export const errorCatalogue = {
  // the request itself
  BAD_REQUEST: [400, 'We couldn’t understand this request.'],
  INVALID_INPUT: [400, 'Please check the highlighted fields.'],
  NOT_SIGNED_IN: [401, 'Please sign in to continue.'],
  NOT_ALLOWED: [403, 'You don’t have permission to do this.'],
  CROSS_SITE: [403, 'This request came from another site and was refused.'],
  NOT_FOUND: [404, 'We couldn’t find anything at this address.'],
  METHOD_NOT_ALLOWED: [405, 'This address doesn’t accept this kind of request.'],
  CONFLICT: [409, 'Someone else changed this at the same time. Please try again.'],
  LEDGERS_APART: [409, 'This can’t be done at both venues at once right now. Please contact the venue.'],
  TOO_LARGE: [413, 'The request is too large. The limit is {limit}.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON.'],
  IDEMPOTENCY_KEY_MALFORMED: [400, 'An Idempotency-Key must have 8 to 200 printable characters.'],
  IDEMPOTENCY_KEY_MISSING: [400, 'Please send an Idempotency-Key so nothing is ordered twice.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This Idempotency-Key was already used for a different request.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please wait a moment and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
  NO_ANSWER_IN_TIME: [504, 'The service didn’t respond in time. Please try again in a moment.'],

  // catalog
  VENUE_NOT_FOUND: [404, 'Venue not found'],
  EXPERIENCE_NOT_FOUND: [404, 'Experience not found'],
  EXPERIENCE_IN_USE: [409, '{name} has upcoming bookings'],
  VENUE_IN_USE: [409, '{name} has upcoming bookings'],
  VENUE_HAS_ORDERS: [409, '{name} is holding merchandise for {waiting}. Complete the pickup or cancel it first.'],
  VENUE_HAS_SLOTS: [409, '{name} has {slots} upcoming open slots. Close them first.'],
  RULES_OVERLAP: [400, 'Two rules start the same experience on {day}. Use only one rule for each day and time.'],
  STARTS_CROSSED: [400, 'The last start can’t be before the first start.'],
  DAYS_CROSSED: [400, 'The last day can’t be before the first day.'],
  AGES_CROSSED: [400, 'The maximum age can’t be below the minimum age.'],

  // media
  UPLOAD_NOT_A_FORM: [415, 'Please send files as multipart/form-data.'],
  UPLOAD_FILE_MISSING: [400, 'Please choose a file first.'],
  UPLOAD_FIELD_UNKNOWN: [400, 'Please send the file in the {field} field.'],
  UPLOAD_TOO_MANY: [400, 'Please choose at most {most} files at once.'],
  UPLOAD_TOO_LARGE: [413, '{name} is larger than {limit} MB. Please choose a smaller file.'],
  UPLOAD_TYPE_REFUSED: [415, '{name} isn’t a supported file type. Please choose {allowed}.'],
  UPLOAD_NO_ROOM: [
    507,
    'There’s no room for new files right now. Existing files aren’t affected. Please try again later.',
  ],
  UPLOAD_NOT_FOUND: [404, 'Upload not found'],

  ...identityErrors,
  ...subscriptionErrors,

  ...paymentErrors,

  // membership
  MEMBERSHIP_NOT_FOUND: [404, 'Membership not found'],
  MEMBERSHIP_IN_USE: [409, '{name} can’t be deleted because {holders} it.'],
  MEMBERSHIP_NAME_TAKEN: [409, 'There’s already a membership called {name}.'],

  // booking
  SPAN_TOO_LONG: [400, 'Please request at most {days} days at once.'],
  VENUE_NOT_OPEN: [400, 'This venue isn’t open for bookings yet.'],
  EXPERIENCE_NOT_AT_VENUE: [400, 'This experience isn’t offered at this venue.'],
  DATE_PAST: [400, 'This date has passed. Please choose another date.'],
  DATE_TOO_FAR: [400, 'Please choose a date no later than {latest}.'],
  SLOT_NOT_FOUND: [404, 'This time isn’t available. Please choose another time.'],
  SLOT_STARTED: [400, 'This time has already started. Please choose another time.'],
  SLOT_CLOSED: [409, 'This time is closed. Please choose another time.'],
  SLOT_NOT_OPEN_YET: [409, 'This time opens for booking on {opens}. Please choose another time.'],
  TIME_SKIPPED: [400, 'This time doesn’t exist on this date because the clocks change. Please choose another time.'],
  SLOT_FULL: [409, 'Not enough seats: {left} left at this time.'],
  SLOT_EXISTS: [409, 'There’s already a slot at this time.'],
  SLOT_ALREADY_OPEN: [409, 'This slot is already open with other details.'],
  SLOTS_TOO_MANY: [400, 'Please choose at most {most} slots at once.'],
  SLOTS_OF_ONE_VENUE: [400, 'All slots in an all-or-nothing change must be at one venue.'],
  SLOTS_REFUSED: [409, 'Nothing was changed. {refused} of {asked} slots can’t be changed this way.'],
  CAPACITY_BELOW_BOOKED: [409, 'This slot can’t have fewer seats than are already taken: {taken}.'],
  FAMILY_PACK_IS_FOUR: [400, 'Family Pack is for exactly 4 tickets'],
  PERSON_UNREADABLE: [503, 'We can’t read this person’s details right now. Our team has been notified.'],
  ERASURE_UNFINISHED: [
    503,
    'Some records can’t be read right now, so not everything is erased yet. What we found is gone. We’ll erase the rest, including any account, as soon as we can. You don’t need to ask again.',
  ],
  PERSON_KEY_IN_USE: [409, 'The key {key} is available, so the data it protects isn’t lost.'],
  BOOKING_NOT_FOUND: [404, 'Booking not found'],
  BOOKING_LINK_REPLACED: [404, 'This link has been replaced. Use the link in our latest email, or request a new one.'],
  BOOKING_NOT_PENDING: [409, 'This booking is no longer waiting for confirmation.'],
  HOLD_LAPSED: [409, 'The hold on this booking has ended, and its seats were released.'],
  HOLD_NOT_EXTENDABLE: [409, 'A hold can be extended at most {times} times.'],
  BOOKING_PAID: [409, 'A gift card can only be used before anything is paid for a booking.'],
  BOOKING_NOT_LIVE: [409, 'This booking is no longer active.'],
  NOT_THERE_YET: [404, 'This didn’t exist at that time.'],
  ALREADY_CHECKED_IN: [409, 'Already checked in at {time}'],
  BOOKING_CANCELLED: [409, 'This booking was canceled.'],
  PRICES_CHANGED: [409, 'Prices have changed since you booked. Please make a new booking for the extra guests.'],
  BOOKING_LOCKED: [409, 'Changes close {hours} hours before the start.'],
  REFUND_NOT_DUE: [409, 'No refund is owed for this booking.'],
  REFUND_ALREADY_PAID: [409, 'This refund was already paid.'],
  REFUND_ON_ITS_WAY: [409, 'This refund is already on its way to the customer’s card.'],
  REFUND_NOT_AS_SHOWN: [409, 'The amount owed has changed. It’s now {owed}. Please check it again.'],
  ...visitorLimitErrors,
  ...waitingRoomErrors,
  OFFERS_LAPSED: [409, 'You missed two offers for this time. Please choose another time.'],
  SLOT_HAS_ROOM: [409, 'This time has {left} seats left. Please book them instead of joining the waitlist.'],
  PARTY_ABOVE_CAPACITY: [400, 'This time has {capacity} seats in total. Please choose fewer guests.'],
  ALREADY_WAITING: [409, 'You’re already on the waitlist for this time.'],
  WAITLIST_FULL: [409, 'The waitlist for this time is full. Please choose another time.'],
  WAITLIST_ENTRY_NOT_FOUND: [404, 'We couldn’t find this place on the waitlist.'],
  OFFER_NOT_FOUND: [404, 'We couldn’t find this offer. Please choose another time.'],
  OFFER_LAPSED: [409, 'This offer has expired, and its seats went to other guests.'],
  OFFER_TAKEN: [409, 'This offer was already used for a booking.'],
  OFFER_TOO_SMALL: [409, 'This offer is for {seats} seats. Please choose fewer tickets.'],
  ...staffRefusals,

  // vouchers
  VOUCHER_NOT_FOUND: [404, 'We couldn’t find this gift voucher. Please check the code.'],
  VOUCHER_REVOKED: [409, 'This gift voucher is no longer valid. Please contact us.'],
  VOUCHER_EXPIRED: [409, 'This gift voucher was valid until {date}.'],
  VOUCHER_EMPTY: [409, 'This gift voucher has no balance left.'],
  VOUCHER_CHANGED: [409, 'This gift voucher has {left} left. Please check the new total.'],
  VOUCHER_EXPIRES_EARLY: [400, 'A gift voucher must be valid until at least {earliest}.'],
  VOUCHER_EXPIRES_LATE: [400, 'Please choose a date no later than {latest}.'],
  VOUCHER_USED: [409, 'A gift card already pays for this order.'],
  VOUCHER_NOT_SENDABLE: [409, 'This gift voucher can no longer be sent to anyone.'],

  ...promotionErrors,
  ...guestPassErrors,

  // merchandise
  PRODUCT_NOT_FOUND: [404, 'Product not found'],
  PRODUCT_SLUG_TAKEN: [409, 'There’s already a product with the slug {slug}.'],
  CART_MOVED: [409, 'Your cart was changed somewhere else. Please check it again.'],
  ORDER_EMPTY: [400, 'This order is empty.'],
  PRODUCT_NOT_FOR_SALE: [400, 'One of these products is no longer for sale. Please remove it from your cart.'],
  VARIANT_MISSING: [400, 'Please choose a size: {name}.'],
  VARIANT_UNKNOWN: [400, 'This size isn’t available: {name}.'],
  OUT_OF_STOCK: [409, 'Not enough in stock: {short}.'],
  BOOKING_IN_ANOTHER_ORDER: [409, 'Booking {reference} is already part of an order.'],
  NOWHERE_TO_COLLECT: [409, 'Merchandise can’t be picked up at any venue right now.'],
  ORDER_NOT_FOUND: [404, 'Order not found'],
  ORDER_COLLECTED: [409, 'This order was already picked up.'],
  ORDER_CANCELLED: [409, 'This order was canceled.'],
  ORDER_WITHOUT_EMAIL: [409, 'This order has no email address.'],
  ORDER_AWAITS_PAYMENT: [409, 'This order waits for its online payment.'],
  OPEN_TICKET_NOT_FOUND: [404, 'Ticket not found'],
  OPEN_TICKET_USED: [409, 'You’ve already chosen a time for this ticket.'],
  OPEN_TICKET_CANCELLED: [409, 'This ticket was canceled.'],
  OPEN_TICKET_EXPIRED: [409, 'This ticket expired. A time had to be chosen by {date}.'],
  NOTHING_TO_COLLECT: [409, 'This order has no merchandise.'],

  ...shippingErrors,

  // correspondence
  MESSAGE_NOT_FOUND: [404, 'Message not found'],
  MESSAGE_ANSWERED: [409, 'This message was already answered. Your reply wasn’t sent.'],
  MESSAGE_ERASED: [409, 'The sender asked us to delete their details, so this message can’t be answered.'],
  NEWSLETTER_LINK_DEAD: [404, 'This link no longer works. Enter your email address again to get a new one.'],
  CONTENT_NOT_FOUND: [404, 'There’s no text with this name.'],

  // reviews
  REVIEW_NOT_VISITED: [409, 'You can write a review after your visit.'],
  REVIEW_FINAL: [409, 'We’ve already checked this review, so it can’t be changed.'],
  REVIEW_NOT_FOUND: [404, 'Review not found'],
  REVIEW_CHANGED: [409, 'This review has changed since you opened it. Please read it again.'],
  REVIEW_NOT_APPROVED: [409, 'Only approved reviews can have an answer.'],

  // franchise
  ...franchiseErrors,

  // operations
  QUEUE_NOT_FOUND: [404, 'There’s no queue with this name.'],
  NOTHING_FAILED: [409, 'This queue no longer has failed jobs.'],
  BOARD_ONLY_SHOWS: [405, 'This board is read-only. Pause, resume, retry, and discard jobs under Operations.'],
  JOB_NOT_FAILED: [409, 'This job is no longer in the failed list.'],
  NOTHING_PARKED: [404, 'Nothing is parked here anymore.'],
  QUEUES_AWAY: [503, 'The queues aren’t responding right now. Nothing is lost. Jobs wait in the outbox.'],

  ...frontendsErrors,
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;
