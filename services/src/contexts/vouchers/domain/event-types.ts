import type { VoucherEvent } from './voucher.events.js';

/** Every event type of this room; leave one out and it does not compile. */
export const voucherEventTypes: Record<VoucherEvent['type'], object> = {
  VoucherIssued: {},
  VoucherSpent: {},
  VoucherGivenBack: {},
  VoucherRevoked: {},
};
