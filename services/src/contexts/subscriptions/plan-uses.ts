import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountUses } from '../../platform/privacy/account-uses.js';
import { SubscribedPlans } from '../identity/index.js';
import { MembershipUses } from '../membership/index.js';
import { StoredSubscriptions } from './persistence/stored-subscriptions.js';

const whoPays = `select user_id from subscriptions.subscriptions where state in ('active', 'past_due')
  union all select user_id from subscriptions.receipts`;

/** Tells the other rooms what is paid: a plan that somebody is to have stays, and one that is paid is nobody's to take. */
@Injectable()
export class PlanUses implements OnModuleInit {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly stored: StoredSubscriptions,
    private readonly uses: MembershipUses,
    private readonly plans: SubscribedPlans,
    private readonly accounts: AccountUses,
  ) {}

  onModuleInit(): void {
    this.uses.add((slug) => this.stored.awaiting(slug));
    this.accounts.add(whoPays);
    this.plans.onPaid((userId) => this.stored.isPaying(userId));
  }
}
