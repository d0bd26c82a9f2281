import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AddPlanCreditDto, SubscriptionView } from '@northlight/contracts';
import { Settings } from '../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../platform/idempotency/request-key.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { PaymentGateway } from '../../../payments/index.js';
import { Vouchers } from '../../../vouchers/index.js';
import { AccountSubscriptions } from '../../account-subscriptions.js';
import { PlanCredits } from '../../plan-credits.js';
import { SubscriptionViews } from '../../subscription-views.js';

interface Origin {
  /** The Idempotency-Key header; undefined where there was none. */
  readonly key: string | undefined;
  /** Where it comes from: guesses at codes are counted. */
  readonly address: string;
}

/** Has a gift card pay months of a plan that runs. */
export class AddPlanCredit extends Command<SubscriptionView> {
  constructor(
    readonly userId: number,
    readonly request: AddPlanCreditDto,
    readonly origin: Origin,
  ) {
    super();
  }
}

@CommandHandler(AddPlanCredit)
export class AddPlanCreditHandler implements ICommandHandler<AddPlanCredit> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly subscriptions: AccountSubscriptions,
    private readonly credits: PlanCredits,
    private readonly vouchers: Vouchers,
    private readonly gateway: PaymentGateway,
    private readonly settings: Settings,
    private readonly views: SubscriptionViews,
  ) {}

  /**
   * The money is the plan's with the commit; the gateway has it now, or within a minute or two.
   * @throws {Refusal} PAYMENT_OFF, SUBSCRIPTION_NOT_RUNNING, PLAN_TAKES_NO_CREDIT, PLAN_CREDIT_LIMIT, TOO_MANY_TRIES, and what the
   * card refuses: VOUCHER_NOT_FOUND, VOUCHER_REVOKED, VOUCHER_EXPIRED, VOUCHER_EMPTY, VOUCHER_CHANGED
   */
  async execute({ userId, request, origin }: AddPlanCredit): Promise<SubscriptionView> {
    if (!this.gateway.isOn) throw new Refusal('PAYMENT_OFF');
    const { voucherCode, voucherAmount } = request;
    const voucher = await this.vouchers.held(voucherCode, origin.address);
    const cents = voucherAmount === undefined ? undefined : centsOf(voucherAmount);
    const scope = `user:${userId}`;
    const key = requestKeyOf(origin.key, { scope, body: request, secrets: this.settings });
    await this.credits.add(userId, { voucher, cents }, key);
    await this.tryToSettle(userId);
    return this.views.of(userId, await this.subscriptions.read(userId));
  }

  private async tryToSettle(userId: number): Promise<void> {
    try {
      await this.credits.settle(userId);
    } catch (error) {
      logger.warn({ err: error }, 'The payment gateway does not take the credit of a plan yet');
    }
  }
}
