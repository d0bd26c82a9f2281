import { Injectable } from '@nestjs/common';
import type { OutboxKey } from '../../platform/queues/outbox.js';
import { Accounts } from '../identity/index.js';
import { PaidPlans } from '../subscriptions/index.js';
import type { WrittenMail } from './mails/mail.js';
import { planEnded, planPaused, planPaymentFailed, planRenewed, planResumed, planStarted } from './mails/plan-mails.js';
import type { TellOwnerByMail } from './queues/mail.queue.js';

interface Sender {
  readonly productName: string;
  readonly siteUrl: string;
}

const planMails = {
  'plan-started': planStarted,
  'plan-renewed': planRenewed,
  'plan-payment-failed': planPaymentFailed,
  'plan-ended': planEnded,
  'plan-paused': planPaused,
  'plan-resumed': planResumed,
};

/** Writes the mails about a plan that is paid by the month; none where what they tell of is over by now. */
@Injectable()
export class PlanMailWriter {
  constructor(
    private readonly accounts: Accounts,
    private readonly plans: PaidPlans,
  ) {}

  async about(
    kind: keyof typeof planMails,
    { payload, outbox }: { readonly payload: TellOwnerByMail; readonly outbox: OutboxKey },
    sender: Sender,
  ): Promise<WrittenMail[]> {
    const [account, plan] = await Promise.all([this.accounts.account(payload.userId), this.plans.of(payload.userId)]);
    const mail = account && plan && planMails[kind]({ email: account.email, plan }, sender);
    return mail ? [{ id: `${kind}-${payload.userId}-${outbox.position}`, mail }] : [];
  }
}
