import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '../routes.js';

/** What a visitor without an account may do; a name more here is a decision. */
const openWrites = [
  ...['beginPasskeySignIn', 'cancelBooking', 'cancelOpenTicket', 'cancelOrder', 'changeParty', 'chooseVenuePayment'],
  ...['confirmBooking', 'confirmSubscription', 'extendHold', 'finishSignIn', 'forgotPassword', 'joinWaitlist'],
  ...['leaveWaitlist', 'lookupBookings', 'moveBooking', 'placeBooking', 'placeOrder', 'quoteBooking'],
  ...[
    'quoteCharges',
    'quotePromotion',
    'register',
    'reportReleases',
    'requestReturn',
    'resetPassword',
    'scheduleOpenTicket',
  ],
  ...['sendMessage', 'setPreview', 'showGiftCardBalance', 'signIn', 'signInWithPasskey', 'signOut', 'startPayment'],
  ...[
    'stopReviewRequests',
    'stopReviewRequestsByOneClick',
    'subscribe',
    'takePaymentNotice',
    'unsubscribe',
    'unsubscribeByOneClick',
  ],
  ...['verifyEmail', 'writeReview'],
];

/** What staff without the rights of an admin may do; a name more here is a decision. */
const deskOperations = [
  ...['answerReview', 'approveReview', 'cancelBookingAtDesk', 'cancelOrderAtDesk', 'changePartyAtDesk', 'checkIn'],
  ...['closeTill', 'collectOrder', 'correctCustomer', 'correctOrderCustomer', 'countMessages', 'deliverOrder'],
  ...[
    'listMessages',
    'listModeratedReviews',
    'listNotes',
    'listRefunds',
    'moveBookingAtDesk',
    'noteAnswer',
    'openTill',
  ],
  ...['packOrder', 'payBackReturn', 'receiveReturn', 'redeemVoucher', 'refuseReview'],
  ...['removeNote', 'removeReviewAnswer', 'resendLinks', 'resendOrder', 'saveManifest'],
  ...['saveOrders', 'saveTill', 'searchBookings', 'searchOrders', 'sellAtDesk', 'sendAnswer', 'shipOrder'],
  ...['showBookingHistory', 'showBookingState', 'showManifest', 'showOrderAtDesk', 'showTill', 'undoCheckIn'],
  ...['writeNote'],
];
const opsOperations = [
  ...['changeWaitingRoom', 'closeFreeSlots', 'closeSlot', 'closeSlots', 'closeWaitingRoom', 'discardJob'],
  ...['listCallOffs', 'listFailedJobs', 'listWaitingRooms'],
  ...['openSlot', 'openSlots', 'openWaitingRoom', 'pauseQueue', 'previewCallOff', 'previewSlots', 'reopenSlot'],
  ...['reopenSlots', 'replayParked', 'resizeSlot', 'resizeSlots', 'resumeQueue', 'retryFailedJobs'],
  ...['retryJob', 'showOutbox', 'showQueues', 'showRetention', 'showStanding', 'startCallOff'],
];
/** A deployer works with the releases of fronts alone. */
const deployerOperations = ['listFrontChanges', 'listFrontErrors', 'listFronts', 'listReleases', 'orderFront'];
const deskAndOpsOperations = [...['showAvailability', 'showSlotHistory', 'showSlotState']];
/** What anybody may read. */
const openReads = [
  ...['findDays', 'findSlots', 'findWeekdays', 'listExperiences', 'listMemberships', 'listProducts', 'listRatings'],
  ...['listReviews', 'listVenueExperiences', 'listVenues', 'saveReceipt', 'showBooking', 'showBookingPolicy'],
  ...['showCalendar', 'showContent', 'showExperience', 'showMembership', 'showOrder', 'showOwnReview', 'showPayment'],
  ...[
    'showPaymentMeans',
    'showPreview',
    'showReceipt',
    'showSetupStatus',
    'showTicket',
    'showVenue',
    'showWaitlistEntry',
    'watchAvailability',
  ],
];

describe('the access that routes state', () => {
  it('is that of staff for everything under /api/admin', () => {
    const open = apiRoutes.filter(({ path, access }) => path.startsWith('/api/admin/') && typeof access === 'string');
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('lets visitors write nothing but what is named here', () => {
    const written = apiRoutes.filter(({ method, access }) => method !== 'GET' && access === 'everyone');
    expect(written.map(({ name }) => name).sort()).toEqual(openWrites);
  });

  it.each([
    ['desk', deskOperations],
    ['ops', opsOperations],
    ['desk,ops', deskAndOpsOperations],
    ['deployer', deployerOperations],
  ])('lets %s do what is named here, and nothing else', (roles, names) => {
    const allowed = apiRoutes.filter(({ access }) => typeof access !== 'string' && access.join() === roles);
    expect(allowed.map(({ name }) => name).sort()).toEqual(names);
  });

  it('lets visitors read nothing but what is named here', () => {
    const read = apiRoutes.filter(({ method, access }) => method === 'GET' && access === 'everyone');
    expect(read.map(({ name }) => name).sort()).toEqual(openReads);
  });
});
