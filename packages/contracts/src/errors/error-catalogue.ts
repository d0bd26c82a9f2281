import { franchiseErrors } from './franchise-errors.js';
import { identityErrors } from './identity-errors.js';
import { staffRefusals } from './staff-refusals.js';
import { visitorLimitErrors } from './visitor-limit-errors.js';

/**
 * Every way in which the service says no. The code is for programs, the message for people; `{name}` is filled from
 * the refusal's details. Source: architecture.md (wire contract), decisions.md G33.
 */
export const errorCatalogue = {
  // the request itself
  BAD_REQUEST: [400, 'The request could not be understood.'],
  INVALID_INPUT: [400, 'Please check the highlighted fields.'],
  NOT_SIGNED_IN: [401, 'Please sign in to continue.'],
  NOT_ALLOWED: [403, 'You are not allowed to do this.'],
  CROSS_SITE: [403, 'This request came from another site and was refused.'],
  NOT_FOUND: [404, 'Nothing was found at this address.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not accept that kind of request.'],
  CONFLICT: [409, 'Somebody else changed this at the same moment. Please try again.'],
  TOO_LARGE: [413, 'The request is too large. At most {limit} can be sent.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Please send JSON.'],
  IDEMPOTENCY_KEY_MALFORMED: [400, 'An Idempotency-Key has 8 to 200 printable characters.'],
  IDEMPOTENCY_KEY_MISSING: [400, 'Please send an Idempotency-Key, so that nothing is ordered twice.'],
  IDEMPOTENCY_KEY_REUSED: [422, 'This Idempotency-Key was already used for a different request.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Please wait a moment and try again.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, 'The service is busy. Please try again in a moment.'],
  NO_ANSWER_IN_TIME: [504, 'The service did not answer in time. Please try again in a moment.'],

  // catalog
  VENUE_NOT_FOUND: [404, 'Venue not found'],
  EXPERIENCE_NOT_FOUND: [404, 'Experience not found'],
  EXPERIENCE_IN_USE: [409, '{name} has upcoming bookings'],
  VENUE_IN_USE: [409, '{name} has upcoming bookings'],
  VENUE_HAS_ORDERS: [409, '{name} keeps merchandise for {waiting}. Hand it over or cancel it first.'],
  VENUE_HAS_SLOTS: [409, '{name} has {slots} open slots ahead. Close them first.'],
  RULES_OVERLAP: [400, 'Two rules start the same experience on {day}. Give each day and time to one rule only.'],
  STARTS_CROSSED: [400, 'The last start cannot be before the first start.'],
  DAYS_CROSSED: [400, 'The last day cannot be before the first day.'],
  AGES_CROSSED: [400, 'The maximum age cannot be below the minimum age.'],

  // media
  UPLOAD_NOT_A_FORM: [415, 'Please send files as multipart/form-data.'],
  UPLOAD_FILE_MISSING: [400, 'Please choose a file first.'],
  UPLOAD_FIELD_UNKNOWN: [400, 'Please send the file in the field {field}.'],
  UPLOAD_TOO_MANY: [400, 'Please choose at most {most} files at once.'],
  UPLOAD_TOO_LARGE: [413, '{name} is larger than {limit} MB. Please choose a smaller file.'],
  UPLOAD_TYPE_REFUSED: [415, '{name} is not what it should be: please choose {allowed}.'],
  UPLOAD_NO_ROOM: [
    507,
    'There is no room for files at the moment. What was shown before stays. Please try again later.',
  ],
  UPLOAD_NOT_FOUND: [404, 'Upload not found'],

  ...identityErrors,

  // membership
  MEMBERSHIP_NOT_FOUND: [404, 'Membership not found'],
  MEMBERSHIP_IN_USE: [409, '{name} cannot be deleted: {holders} it.'],
  MEMBERSHIP_NAME_TAKEN: [409, 'There is a membership called {name} already.'],

  // booking
  SPAN_TOO_LONG: [400, 'Please ask for at most {days} days at once.'],
  VENUE_NOT_OPEN: [400, 'This venue is not open for bookings yet.'],
  EXPERIENCE_NOT_AT_VENUE: [400, 'This experience does not run at the chosen venue.'],
  DATE_PAST: [400, 'This date has passed. Please choose another date.'],
  DATE_TOO_FAR: [400, 'Please choose dates until {latest}.'],
  SLOT_NOT_FOUND: [404, 'There is no slot at this time. Please choose another time.'],
  SLOT_STARTED: [400, 'This slot has already started. Please choose another time.'],
  SLOT_CLOSED: [409, 'This slot is closed. Please choose another time.'],
  TIME_SKIPPED: [400, 'The clocks skip this time on this date. Please choose another time.'],
  SLOT_FULL: [409, 'Not enough seats: {left} left in this slot.'],
  SLOT_EXISTS: [409, 'There is a slot at this time already.'],
  SLOT_ALREADY_OPEN: [409, 'This slot is already open with other details.'],
  SLOTS_TOO_MANY: [400, 'Please choose at most {most} slots at once.'],
  SLOTS_OF_ONE_VENUE: [400, 'Slots that change together or not at all are slots of one venue.'],
  SLOTS_REFUSED: [409, 'Nothing was changed: {refused} of {asked} slots refuse it.'],
  CAPACITY_BELOW_BOOKED: [409, 'This slot cannot have fewer seats than are taken: {taken}.'],
  FAMILY_PACK_IS_FOUR: [400, 'Family Pack is for exactly 4 tickets'],
  PERSON_UNREADABLE: [503, 'The details of this person cannot be read at the moment. Our team has been told.'],
  PERSON_KEY_IN_USE: [409, 'The key {key} is at hand: what it seals is not lost.'],
  BOOKING_NOT_FOUND: [404, 'Booking not found'],
  BOOKING_NOT_PENDING: [409, 'This booking is no longer waiting for confirmation.'],
  HOLD_LAPSED: [409, 'The time to confirm this booking is over and its seats were given back.'],
  HOLD_NOT_EXTENDABLE: [409, 'A hold can be extended {times} times at most.'],
  BOOKING_NOT_LIVE: [409, 'This booking is no longer active.'],
  NOT_THERE_YET: [404, 'This did not exist at that moment.'],
  ALREADY_CHECKED_IN: [409, 'Already checked in at {time}'],
  BOOKING_CANCELLED: [409, 'This booking was cancelled.'],
  BOOKING_LOCKED: [409, 'Changes end {hours} hours before the start.'],
  REFUND_NOT_DUE: [409, 'Nothing is owed for this booking.'],
  REFUND_ALREADY_PAID: [409, 'This refund was paid already.'],
  REFUND_NOT_AS_SHOWN: [409, 'What is owed has changed meanwhile: it is {owed} now. Please look again.'],
  ...visitorLimitErrors,
  OFFERS_LAPSED: [409, 'You let two offers for this slot go by. Please choose another time.'],
  SLOT_HAS_ROOM: [409, 'This slot has {left} seats left. Please book them instead of waiting.'],
  PARTY_ABOVE_CAPACITY: [400, 'This slot has {capacity} seats in all. Please choose a smaller party.'],
  ALREADY_WAITING: [409, 'You are on the waitlist for this slot already.'],
  WAITLIST_FULL: [409, 'The waitlist for this slot is full. Please choose another time.'],
  WAITLIST_ENTRY_NOT_FOUND: [404, 'This place on a waitlist was not found.'],
  OFFER_NOT_FOUND: [404, 'There is no such offer for this slot. Please choose another time.'],
  OFFER_LAPSED: [409, 'The time to take this offer is over and its seats were given to others.'],
  OFFER_TAKEN: [409, 'This offer was already booked.'],
  OFFER_TOO_SMALL: [409, 'This offer is for {seats} seats. Please choose fewer tickets.'],
  ...staffRefusals,

  // vouchers
  VOUCHER_NOT_FOUND: [404, 'We do not know this gift voucher. Please check the code.'],
  VOUCHER_REVOKED: [409, 'This gift voucher is no longer valid. Please contact us.'],
  VOUCHER_EXPIRED: [409, 'This gift voucher was good until {date}.'],
  VOUCHER_EMPTY: [409, 'Nothing is left on this gift voucher.'],
  VOUCHER_CHANGED: [409, 'This gift voucher has {left} left. Please look at the new total.'],
  VOUCHER_EXPIRES_EARLY: [400, 'A gift voucher is good until {earliest} at least.'],
  VOUCHER_EXPIRES_LATE: [400, 'Please choose a date until {latest}.'],
  VOUCHER_NOT_SENDABLE: [409, 'This gift voucher can be sent to nobody any more.'],

  // merchandise
  PRODUCT_NOT_FOUND: [404, 'Product not found'],
  PRODUCT_SLUG_TAKEN: [409, 'There is a product with the slug {slug} already.'],
  CART_MOVED: [409, 'Your cart was changed somewhere else meanwhile. Look at it again.'],
  ORDER_EMPTY: [400, 'There is nothing in this order yet.'],
  PRODUCT_NOT_FOR_SALE: [400, 'One of these products is no longer for sale. Please remove it from your cart.'],
  VARIANT_MISSING: [400, 'Please choose a size: {name}.'],
  VARIANT_UNKNOWN: [400, 'This size is not offered: {name}.'],
  OUT_OF_STOCK: [409, 'Not enough in stock: {short}.'],
  BOOKING_IN_ANOTHER_ORDER: [409, 'Booking {reference} is part of an order already.'],
  NOWHERE_TO_COLLECT: [409, 'Merchandise cannot be collected anywhere at the moment.'],
  ORDER_NOT_FOUND: [404, 'Order not found'],
  ORDER_COLLECTED: [409, 'This order was already collected.'],
  ORDER_CANCELLED: [409, 'This order was cancelled.'],
  ORDER_WITHOUT_EMAIL: [409, 'There is no e-mail address to write to with this order.'],
  NOTHING_TO_COLLECT: [409, 'There is no merchandise in this order.'],

  // correspondence
  MESSAGE_NOT_FOUND: [404, 'Message not found'],
  MESSAGE_ANSWERED: [409, 'This message was answered already. What you wrote now was not sent.'],
  MESSAGE_ERASED: [409, 'Whoever wrote this asked to be forgotten: there is nobody to answer any more.'],
  NEWSLETTER_LINK_DEAD: [404, 'This link is no longer good. Enter your email address again to get a new one.'],
  CONTENT_NOT_FOUND: [404, 'There is no text of this name.'],

  // franchise
  ...franchiseErrors,

  // operations
  QUEUE_NOT_FOUND: [404, 'There is no queue of this name.'],
  NOTHING_FAILED: [409, 'No job of this queue is among those that failed any more.'],
  BOARD_ONLY_SHOWS: [405, 'The board only shows. Please pause, resume, retry and discard under Operations.'],
  JOB_NOT_FAILED: [409, 'This job is not among those that failed any more.'],
  NOTHING_PARKED: [404, 'Nothing of this is parked any more.'],
  QUEUES_AWAY: [503, 'The queues do not answer at the moment. Nothing is lost: jobs wait in the outbox.'],

  // frontends
  DEPLOY_TOKEN_WRONG: [401, 'This needs the deploy token of the site.'],
  FRONT_NOT_FOUND: [404, 'There is no front of this name.'],
  RELEASE_NOT_FOUND: [404, 'There is no release of this name. Publish it first.'],
  RELEASE_DIFFERS: [409, '{release} was published before, with other bytes. A release never changes.'],
  RELEASE_FILE_WRONG: [400, '{file} is not what the release record says.'],
  FRONT_MOVED: [409, 'Somebody else changed {app} meanwhile: it is at revision {revision} now. Look again.'],
  FRONT_REFUSED: [409, '{reason}'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCatalogue;
