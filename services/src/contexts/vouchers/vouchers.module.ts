import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { Sales } from '../../platform/booking-policy/sales.js';
import { LimitsModule } from '../../platform/limits/limits.module.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../platform/retention/retention.module.js';
import { Vouchers } from './domain/vouchers.js';
import { ChangeVoucherController } from './features/change-voucher/change-voucher.controller.js';
import { ResendVoucherHandler } from './features/change-voucher/resend-voucher.handler.js';
import { RevokeVoucherHandler } from './features/change-voucher/revoke-voucher.handler.js';
import { IssueGiftCardHandler } from './features/issue-gift-card/issue-gift-card.handler.js';
import { IssueVoucherController } from './features/issue-voucher/issue-voucher.controller.js';
import { IssueVoucherHandler } from './features/issue-voucher/issue-voucher.handler.js';
import { ListVouchersController } from './features/list-vouchers/list-vouchers.controller.js';
import { ListVouchersHandler } from './features/list-vouchers/list-vouchers.handler.js';
import { ReturnVoucherHandler } from './features/return-voucher/return-voucher.handler.js';
import { ShowBalanceController } from './features/show-balance/show-balance.controller.js';
import { ShowBalanceHandler } from './features/show-balance/show-balance.handler.js';
import { GiftCards } from './persistence/gift-cards.js';
import { Vouchers1798000000008 } from './persistence/migrations/1798000000008-vouchers.js';
import { GiftCards1798000000031 } from './persistence/migrations/1798000000031-gift-cards.js';
import { VouchersForGoods1798000000041 } from './persistence/migrations/1798000000041-vouchers-for-goods.js';
import { Recipients } from './persistence/recipients.js';
import { StoredVouchers } from './persistence/stored-vouchers.js';
import { VoucherRows } from './persistence/voucher-rows.js';
import { VoucherTerms } from './persistence/voucher-terms.js';
import { VoucherHolder } from './person-holder.js';
import { registerEventTypes } from './projections/register-event-types.js';

export const vouchersMigrations = [Vouchers1798000000008, GiftCards1798000000031, VouchersForGoods1798000000041];

/** Gift vouchers: money that is spent once, at any venue. */
@Module({
  imports: [BookingPolicyModule, CqrsModule, PrivacyModule, RetentionModule, LimitsModule],
  controllers: [IssueVoucherController, ListVouchersController, ChangeVoucherController, ShowBalanceController],
  providers: [
    Recipients,
    VoucherRows,
    VoucherTerms,
    VoucherHolder,
    IssueVoucherHandler,
    IssueGiftCardHandler,
    ShowBalanceHandler,
    ReturnVoucherHandler,
    GiftCards,
    ListVouchersHandler,
    RevokeVoucherHandler,
    ResendVoucherHandler,
    { provide: Vouchers, useClass: StoredVouchers },
  ],
  exports: [Vouchers, GiftCards],
})
export class VouchersModule {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    types: EventTypes,
    projections: Projections,
    holders: PersonHolders,
    holder: VoucherHolder,
    sales: Sales,
  ) {
    registerEventTypes(types, projections);
    holders.add(holder);
    sales.add('vouchers.vouchers');
  }
}
