import { Module } from '@nestjs/common';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { EventTypes, Projections } from '@northlight/event-store';
import { BookingPolicyModule } from '../../platform/booking-policy/booking-policy.module.js';
import { Sales } from '../../platform/booking-policy/sales.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { PrivacyModule } from '../../platform/privacy/privacy.module.js';
import { AccountsModule } from '../identity/index.js';
import { MembershipModule } from '../membership/index.js';
import { GatewayModule, SubscriptionNotices } from '../payments/index.js';
import { VouchersModule } from '../vouchers/index.js';
import { AccountSubscriptions } from './account-subscriptions.js';
import { AddPlanCreditController } from './features/add-plan-credit/add-plan-credit.controller.js';
import { AddPlanCreditHandler } from './features/add-plan-credit/add-plan-credit.handler.js';
import { BuyPlanController } from './features/buy-plan/buy-plan.controller.js';
import { BuyPlanHandler } from './features/buy-plan/buy-plan.handler.js';
import { CancelPlanController } from './features/cancel-plan/cancel-plan.controller.js';
import { CancelPlanHandler } from './features/cancel-plan/cancel-plan.handler.js';
import { ChangePlanController } from './features/change-plan/change-plan.controller.js';
import { ChangePlanHandler } from './features/change-plan/change-plan.handler.js';
import { EndPauseHandler } from './features/pause-plan/end-pause.handler.js';
import { PausePlanController } from './features/pause-plan/pause-plan.controller.js';
import { PausePlanHandler } from './features/pause-plan/pause-plan.handler.js';
import { ShowSubscriptionController } from './features/show-subscription/show-subscription.controller.js';
import { ShowSubscriptionHandler } from './features/show-subscription/show-subscription.handler.js';
import { ReconcileSubscriptionsHandler } from './features/sync-subscription/reconcile-subscriptions.handler.js';
import { SyncSubscription, SyncSubscriptionHandler } from './features/sync-subscription/sync-subscription.handler.js';
import { HoldsPlan } from './holds-plan.js';
import { PaidPlans } from './paid-plans.js';
import { Subscriptions1798000000030 } from './persistence/migrations/1798000000030-subscriptions.js';
import { PlanCredit1798000000049 } from './persistence/migrations/1798000000049-plan-credit.js';
import { StoredSubscriptions } from './persistence/stored-subscriptions.js';
import { SubscriptionsHolder } from './person-holder.js';
import { PlanCredits } from './plan-credits.js';
import { PlanRecords } from './plan-records.js';
import { PlanUses } from './plan-uses.js';
import { registerEventTypes } from './projections/register-event-types.js';
import { SubscriptionViews } from './subscription-views.js';

export const subscriptionsMigrations = [Subscriptions1798000000030, PlanCredit1798000000049];

/** Plans that are bought online and paid by the month. */
@Module({
  imports: [
    BookingPolicyModule,
    CqrsModule,
    PrivacyModule,
    AccountsModule,
    MembershipModule,
    GatewayModule,
    VouchersModule,
  ],
  controllers: [
    BuyPlanController,
    ShowSubscriptionController,
    ChangePlanController,
    CancelPlanController,
    PausePlanController,
    AddPlanCreditController,
  ],
  providers: [
    AccountSubscriptions,
    CancelPlanHandler,
    ChangePlanHandler,
    HoldsPlan,
    PaidPlans,
    EndPauseHandler,
    PausePlanHandler,
    PlanCredits,
    PlanRecords,
    PlanUses,
    ReconcileSubscriptionsHandler,
    ShowSubscriptionHandler,
    StoredSubscriptions,
    BuyPlanHandler,
    SubscriptionViews,
    SubscriptionsHolder,
    SyncSubscriptionHandler,
    AddPlanCreditHandler,
  ],
  exports: [PaidPlans, PlanRecords],
})
export class SubscriptionsModule {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    types: EventTypes,
    projections: Projections,
    holders: PersonHolders,
    holder: SubscriptionsHolder,
    notices: SubscriptionNotices,
    stored: StoredSubscriptions,
    sales: Sales,
    commands: CommandBus,
  ) {
    registerEventTypes(types, projections);
    holders.add(holder);
    sales.add('subscriptions.subscriptions');
    notices.onNotice(async ({ subscriptionId }) => {
      const userId = await stored.userOf(subscriptionId);
      if (userId !== undefined) await commands.execute(new SyncSubscription(userId));
    });
  }
}
