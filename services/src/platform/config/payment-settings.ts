import { OneLine } from '@northlight/contracts';
import { IsUrl, Matches, MaxLength, ValidateIf } from 'class-validator';
import { anyUrl, isGiven } from './optional-setting.js';
import { ReportSettings } from './report-settings.js';

/** Who takes money for the house, nobody where nothing is set; and what stands on its receipts. */
export class PaymentSettings extends ReportSettings {
  /** The secret key of an account at Stripe; unset: nothing is paid there. */
  @ValidateIf(isGiven)
  @Matches(/^(?:sk|rk)_(?:test|live)_\w+$/, { message: 'must be a secret key of Stripe: sk_live_…' })
  readonly STRIPE_KEY?: string;

  /** Signs what Stripe, or the sandbox, tells by itself. */
  @ValidateIf(isGiven)
  @Matches(/^whsec_\S{16,}$/, { message: 'must be the secret of a webhook endpoint: whsec_…' })
  readonly STRIPE_WEBHOOK_SECRET?: string;

  /** Where the sandbox stands in for Stripe (infra/payment-sandbox). */
  @ValidateIf(isGiven)
  @IsUrl(anyUrl)
  readonly PAYMENT_SANDBOX_URL?: string;

  /** The postal address of the house, in one line; unset: receipts go without. */
  @ValidateIf(isGiven)
  @OneLine()
  @MaxLength(200)
  readonly HOUSE_ADDRESS?: string;
}

/** Names what is missing where something is paid online. */
export const missingForPayments = ({
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  PAYMENT_SANDBOX_URL,
}: PaymentSettings): string[] =>
  (STRIPE_KEY || PAYMENT_SANDBOX_URL) && !STRIPE_WEBHOOK_SECRET
    ? ['STRIPE_WEBHOOK_SECRET must be set where something is paid online: notices are signed with it']
    : [];
