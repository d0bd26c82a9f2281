import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type BookingPolicyView, retentionRulesBy, type SettingsView } from '@northlight/contracts';
import { AuditLog } from '../../../../platform/audit/audit-log.js';
import { BookingPolicyCache } from '../../../../platform/booking-policy/booking-policy-cache.js';
import { bookingPolicyView } from '../../../../platform/booking-policy/booking-policy-view.js';
import { Sales } from '../../../../platform/booking-policy/sales.js';
import { dollarsOf } from '../../../../platform/kernel/money.js';
import { subject } from '../../subject.js';

/** So many changes are told with the settings; the rest is in the audit. */
const lastChanges = 5;

/** Asks for the figures that everybody may know. */
export class ShowBookingPolicy extends Query<BookingPolicyView> {}

@QueryHandler(ShowBookingPolicy)
export class ShowBookingPolicyHandler implements IQueryHandler<ShowBookingPolicy> {
  constructor(private readonly keeper: BookingPolicyCache) {}

  async execute(): Promise<BookingPolicyView> {
    return bookingPolicyView((await this.keeper.latest()).rules);
  }
}

/** Asks for everything that an admin sets. */
export class ShowSettings extends Query<SettingsView> {}

@QueryHandler(ShowSettings)
export class ShowSettingsHandler implements IQueryHandler<ShowSettings> {
  constructor(
    private readonly keeper: BookingPolicyCache,
    private readonly audit: AuditLog,
    private readonly sales: Sales,
  ) {}

  async execute(): Promise<SettingsView> {
    await this.keeper.look();
    const { items } = await this.audit.page({ subject: `${subject.kind}/${subject.id}`, limit: lastChanges });
    const { version, rules } = this.keeper.version;
    const { retention: _, ...view } = bookingPolicyView(rules);
    return {
      ...view,
      ...retentionRulesBy((name) => rules[name]),
      holdMinutes: rules.holdMinutes,
      collectDays: rules.collectDays,
      venuePaymentMost: dollarsOf(rules.venuePaymentMostCents),
      version,
      isCurrencyFixed: await this.sales.haveBegun(),
      changes: items,
    };
  }
}
