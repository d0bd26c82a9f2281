export type { NewGiftCard } from './domain/gift-card.js';
export type { GoodsParts, VoucherEvent } from './domain/voucher.events.js';
export { spendable } from './domain/voucher.js';
export { type VoucherRef, voucherStream } from './domain/voucher-id.js';
export { voucherPostings } from './domain/voucher-journal.js';
export { type PayingVoucher, type VoucherDetails, Vouchers } from './domain/vouchers.js';
export { IssueGiftCard } from './features/issue-gift-card/issue-gift-card.handler.js';
export { IssueVoucher } from './features/issue-voucher/issue-voucher.handler.js';
export { ReturnVoucher } from './features/return-voucher/return-voucher.handler.js';
export { type GiftCardLine, GiftCards, giftCardsOf } from './persistence/gift-cards.js';
export { voucherJournalSums } from './persistence/journal-sums.js';
export { type PayingVoucherRow, payingVoucher, payingVoucherOf } from './persistence/paying-voucher.js';
export { vouchersPersonalData } from './persistence/personal-data.js';
export { unreadableRecipients } from './persistence/unreadable-recipients.js';
export { registerEventTypes as teachVoucherLog } from './projections/register-event-types.js';
export { giftCardsQueue } from './queues/gift-cards.queue.js';
export {
  balanceOf,
  decideWithVouchers,
  giveBack,
  heldOf,
  isGone,
  isRevoked,
  spend,
  type VoucherWork,
  voucherChanged,
} from './voucher-work.js';
export { VouchersModule, vouchersMigrations } from './vouchers.module.js';
