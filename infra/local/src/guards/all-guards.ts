import { admissionGuards } from './admission-guards.js';
import { answerGuards } from './answer-guards.js';
import { bookingGuards } from './booking-guards.js';
import { claimGuards } from './claim-guards.js';
import { decisionGuards } from './decision-guards.js';
import { followerGuards } from './follower-guards.js';
import { gatewayGuards } from './gateway-guards.js';
import type { Guard } from './guard.js';
import { guestPassGuards } from './guest-pass-guards.js';
import { logGuards } from './log-guards.js';
import { mailGuards } from './mail-guards.js';
import { orderGuards } from './order-guards.js';
import { paymentGuards } from './payment-guards.js';
import { promotionGuards } from './promotion-guards.js';
import { refundGuards } from './refund-guards.js';
import { releaseGuards } from './release-guards.js';
import { reviewGuards } from './review-guards.js';
import { serverGuards } from './server-guards.js';
import { shippingGuards } from './shipping-guards.js';
import { slotGuards } from './slot-guards.js';
import { subscriptionGuards } from './subscription-guards.js';
import { tillGuards } from './till-guards.js';
import { visitGuards } from './visit-guards.js';
import { voucherGuards } from './voucher-guards.js';
import { waitingRoomGuards } from './waiting-room-guards.js';
import { waitlistGuards } from './waitlist-guards.js';

/** Every guard of the booking engine, in the order of the story of a seat; then those of the shop, payments, reviews and mails. */
export const allGuards: readonly Guard[] = [
  ...slotGuards,
  ...bookingGuards,
  ...visitGuards,
  ...refundGuards,
  ...claimGuards,
  ...waitlistGuards,
  ...voucherGuards,
  ...promotionGuards,
  ...guestPassGuards,
  ...decisionGuards,
  ...logGuards,
  ...serverGuards,
  ...answerGuards,
  ...followerGuards,
  ...orderGuards,
  ...shippingGuards,
  ...paymentGuards,
  ...gatewayGuards,
  ...subscriptionGuards,
  ...reviewGuards,
  ...tillGuards,
  ...mailGuards,
  ...releaseGuards,
  ...waitingRoomGuards,
  ...admissionGuards,
];
