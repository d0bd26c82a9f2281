import type { Codes, HiddenWay, KnownWay, Titles } from './reachable-refusals.js';

/** Calls that go through a package or a queue. */
export const hiddenWays: readonly HiddenWay[] = [
  { from: 'SignInGuard.canActivate', to: 'CredentialsStrategy.validate', because: 'Passport asks the strategy' },
  {
    from: 'EventStore.transaction',
    to: 'Batch.decide',
    because: 'a decision ends in the queue, and is told from there',
  },
  {
    from: 'EventStore.transactionOver',
    to: 'Batch.decide',
    because: 'a decision ends in the queue, and is told from there',
  },
];

const noOffer = ['OFFER_NOT_FOUND', 'OFFER_LAPSED', 'OFFER_TAKEN', 'OFFER_TOO_SMALL'];
const noVoucher = [
  'VOUCHER_NOT_FOUND',
  'VOUCHER_REVOKED',
  'VOUCHER_EXPIRED',
  'VOUCHER_EMPTY',
  'VOUCHER_CHANGED',
  'TOO_MANY_TRIES',
];
const noPromo = [
  ...['ONE_CODE', 'PROMO_NOT_FOUND', 'PROMO_NOT_YET', 'PROMO_OVER', 'PROMO_USED_UP', 'PROMO_USED'],
  ...['PROMO_WRONG_KIND', 'PROMO_MINIMUM', 'PROMO_NOT_BETTER', 'PROMO_CHANGED'],
];
const noGuestPass = ['GUEST_PASS_NO_PLAN', 'GUEST_PASS_USED_UP', 'GUEST_PASS_OWN_TICKET', 'GUEST_PASS_FAMILY_PACK'];
const places = ['EXPERIENCE_NOT_FOUND', 'MEMBERSHIP_NOT_FOUND', 'PRODUCT_NOT_FOUND', 'VENUE_NOT_FOUND'];
const but = (code: string): string[] => places.filter((place) => place !== code);

const way = (from: Titles | undefined, to: Titles) => ({
  never: (never: Codes, because: string): KnownWay => ({ ...(from && { from }), to, never, because }),
});
const anywhere = undefined;

/** What handlers do not refuse with although the code for it is on a way from them: syntax does not tell why. */
export const knownWays: readonly KnownWay[] = [
  // seats
  way('offersAfter', 'HoldSeats').never('anything', 'offers are of free seats of a slot that is on sale'),
  way('changeSeats', 'ChangeSeats').never(['SLOT_NOT_FOUND'], 'the slot of a booking was opened'),
  way(['closeThose', 'closeAll'], 'CloseSlot').never(
    'anything',
    'slots that are gone or have started are left out before',
  ),
  way(['openThose', 'OpenOneSlotHandler'], 'OpenSlot').never('anything', 'slots that are open are left out before'),
  way('PreviewSlotsHandler', 'wantedSpan').never(['TIME_SKIPPED'], 'a preview names no opening'),
  way('ChangeSlotsController', ['ResizeSlot', 'CloseSlot', 'ReopenSlot']).never(
    'anything',
    'what one of many slots says is a part of the answer',
  ),
  way('ChangeSlotHandler', 'SlotChooser').never(['SLOTS_TOO_MANY'], 'it chooses one'),
  // rows that staff edit
  way(
    ['EditedExperiences.add', 'EditedVenues.add', 'EditedMemberships.add', 'EditedProducts.add'],
    ['experiences', 'venues', 'plans', 'products'],
  ).never(places, 'what is added was not looked for'),
  // bookings
  way('CheckInHandler', 'confirmsBooking').never(['BOOKING_NOT_PENDING'], 'it confirms what waits for payment'),
  way(anywhere, 'zoneAt').never('anything', 'venues that are gone are known still'),
  way('DeskBookings', 'ManagedBookings').never(['BOOKING_LINK_REPLACED'], 'staff need no link'),
  way('confirmAtOnce', ['ConfirmBooking', 'CheckIn', 'PayOnline']).never(
    'anything',
    'the booking was placed in the same decision',
  ),
  way('confirmAtOnce', 'mustBeLetIn').never(
    ['BOOKING_NOT_FOUND', 'BOOKING_CANCELLED', 'HOLD_LAPSED', 'ALREADY_CHECKED_IN', 'NOT_HERE', 'NOT_PAID_YET'],
    'the booking was placed and paid in the same decision',
  ),
  way('applyVoucherAtDesk', 'ApplyVoucher').never(
    'anything',
    'the booking was placed and its price worked out in the same decision',
  ),
  way('PlaceBookingController', 'PlaceBookingHandler').never(
    ['OPEN_TICKET_USED', 'NOT_TODAY'],
    'visitors take no open ticket here, and let nobody in',
  ),
  way('SellAtDeskController', 'PlaceBookingHandler').never(
    ['OPEN_TICKET_USED', 'TOO_MANY_SEATS', 'SLOT_NOT_OPEN_YET', ...noOffer, ...noPromo, ...noGuestPass],
    'the desk sells without limits, openings, offers, promo codes and open tickets',
  ),
  way('ScheduleTicketHandler', 'PlaceBookingHandler').never(
    ['NOT_TODAY', 'FAMILY_PACK_IS_FOUR', ...noOffer, ...noVoucher, ...noPromo, ...noGuestPass],
    'an open ticket was priced when it was ordered, and needs neither offer nor voucher',
  ),
  way('MoveAtDeskController', 'MoveBookingHandler').never(
    ['BOOKING_LOCKED', 'TOO_MANY_CHANGES', 'SLOT_NOT_OPEN_YET'],
    'no deadline, no limit and no opening binds the desk',
  ),
  way('ChangeAtDeskController', 'ChangePartyHandler').never(
    [
      'BOOKING_LOCKED',
      'TOO_MANY_CHANGES',
      'TOO_MANY_SEATS',
      'PRICES_CHANGED',
      'SLOT_NOT_OPEN_YET',
      'PERSON_UNREADABLE',
    ],
    'no deadline, no limit and no opening binds the desk, and nobody is looked up to be counted',
  ),
  way('ChangePartyController', 'ChangePartyHandler').never(['PARTY_IS_IN'], 'only the desk changes a party that is in'),
  way('CancelAtDeskController', 'CancelBookingHandler').never(
    ['BOOKING_LOCKED', 'PERSON_UNREADABLE'],
    'no deadline binds the desk, and nobody is looked up to be counted',
  ),
  way('CancelBookingController', 'CancelBookingHandler').never(
    ['BOOKING_CANCELLED'],
    'only the desk gives back more than the rules do',
  ),
  way('OrderedBookings', ['CancelBookingHandler', 'ConfirmBookingHandler']).never(
    'anything',
    'what one booking of an order says is a part of the answer, or logged',
  ),
  way('Claims', 'ClaimBooking').never('anything', 'it claims bookings that it has found'),
  way('BookingHolder', 'leaveWaitlist').never('anything', 'it leaves places that it has found'),
  way('PreviewPricesHandler', 'priceOf').never('anything', 'its samples can be priced'),
  way('SlotHistoryController', 'ShowHistoryHandler').never(['BOOKING_NOT_FOUND'], 'it asks for a slot'),
  way('BookingHistoryController', 'ShowHistoryHandler').never(['SLOT_NOT_FOUND'], 'it asks for a booking'),
  way('Past.history', 'Past.until').never(['NOT_THERE_YET'], 'every page is read from the first event on'),
  way(
    [
      'ChangeSlotHandler',
      'CloseFreeSlotsHandler',
      'OpenSlotsHandler',
      'Claims',
      'LeaveWaitlistHandler',
      'BookingHolder',
      'RevokeVoucherHandler',
      'CreatePromotionHandler',
      'EndPromotionHandler',
      'SettleGuestPassesHandler',
      'HolderPasses',
      'Accounts',
      'PaymentLines',
      'AccountSubscriptions',
    ],
    ['EventStore.transaction', 'EventStore.transactionOver'],
  ).never(['IDEMPOTENCY_KEY_REUSED'], 'they hand on no key'),
  way('BuyPlanHandler', 'PlanCredits.put').never(['SUBSCRIPTION_NOT_RUNNING', 'PLAN_TAKES_NO_CREDIT'], 'it begins'),
  way('OrderBook.release', 'OrderBook.once').never(['IDEMPOTENCY_KEY_REUSED'], 'it hands on no key'),
  way('PaymentLines', 'holdForPayment').never(
    ['BOOKING_NOT_FOUND', 'BOOKING_NOT_PENDING'],
    'an order has its bookings, and what was given up costs nothing',
  ),
  way(['PromisesTickets', 'ChangeParty', 'ApplyVoucher', 'isDearer'], 'priceOf').never(
    ['GUEST_PASS_OWN_TICKET', 'GUEST_PASS_FAMILY_PACK'],
    'open tickets take no guest pass, and a booking has fewer of them than tickets',
  ),
  // limits
  way(['VisitorLimits', 'PlaceOrderHandler'], 'RateLimiter').never(
    ['TOO_MANY_TRIES'],
    'their limits name codes of their own',
  ),
  way(['VisitorLimits.reward', 'VisitorLimits.standing'], 'VisitorLimits').never(
    'anything',
    'only what is taken is refused',
  ),
  // the other rooms
  way(['TakeUploadController.experience', 'TakeUploadController.gallery'], 'TakeUploadController.take').never(
    but('EXPERIENCE_NOT_FOUND'),
    'the target is an experience',
  ),
  way('TakeUploadController.membership', 'TakeUploadController.take').never(
    but('MEMBERSHIP_NOT_FOUND'),
    'the target is a membership',
  ),
  way('TakeUploadController.product', 'TakeUploadController.take').never(
    but('PRODUCT_NOT_FOUND'),
    'the target is a product',
  ),
  way(['TakeUploadController.venue', 'TakeUploadController.venueGallery'], 'TakeUploadController.take').never(
    but('VENUE_NOT_FOUND'),
    'the target is a venue',
  ),
  way('Bucket.open', 'Bucket.ask').never(['UPLOAD_NO_ROOM'], 'reading fills no bucket'),
  way('CreateVenueHandler', 'ManagedVenues.view').never('anything', 'it reads what it has written'),
  way('WithdrawExperienceHandler', 'VenueUses').never(
    ['VENUE_HAS_ORDERS'],
    'orders are asked for where a whole venue goes',
  ),
  way(
    [
      'RemoveFileHandler',
      'SendFileHandler',
      'DownloadFileHandler',
      'SubmitDetailsHandler',
      'UpdateDetailsHandler',
      'CompleteDetailsHandler',
      'GenerateAccessHandler',
    ],
    'History',
  ).never('anything', 'they write no note'),
  way('ShowFilesController.ofCandidate', 'DownloadFileHandler').never(['ACCESS_CODE_NEEDED'], 'staff need no pass'),
  way('UsersRepository.proveEmail', ['mustBeFree', 'refuseTaken']).never(['USERNAME_TAKEN'], 'it takes no name'),
  way('QueueDesk.all', 'QueueDesk.named').never('anything', 'it asks for the names that there are'),
];
