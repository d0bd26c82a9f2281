import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { type CurrencyCode, currencies } from '../currency.js';
import { all } from '../list-rules.js';
import { type RetentionRule, type RetentionRules, retentionFigures } from '../privacy/retention-rules.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';

/** What a figure may be, both ends included; said at its field before somebody types. */
export const bookingPolicyLimits = {
  bookingFeePercent: [0, 30],
  memberDiscountPercent: [0, 50],
  groupDiscountPercent: [0, 50],
  groupFrom: [2, 20],
  familyPackPrice: [0, 1_000],
  refundHours: [0, 336],
  moveHours: [0, 336],
  holdMinutes: [1, 1_440],
  collectDays: [1, 365],
  venuePaymentMost: [0, 100_000],
  shippingPrice: [0, 100],
  freeShippingOver: [0, 10_000],
  ...limitsOfRetention(),
} as const;
type Limited = keyof typeof bookingPolicyLimits;

function limitsOfRetention() {
  const limits = Object.entries(retentionFigures).map(([name, figure]) => [name, figure.limits]);
  return Object.fromEntries(limits) as Readonly<Record<RetentionRule, readonly [number, number]>>;
}

/** A whole number within its limits. */
const Within = (name: Limited, unit: string): PropertyDecorator => {
  const [least, most] = bookingPolicyLimits[name];
  const message = {
    message: `Please enter a whole number of ${unit} from ${least} to ${most.toLocaleString('en-US')}`,
  };
  return all(IsInt(message), Min(least, message), Max(most, message));
};

const Figure = (name: Limited, unit: string): PropertyDecorator => all(Within(name, unit), AsNumber());

/** Dollars and cents within the limits of a figure. */
const Price = (name: Limited): PropertyDecorator => {
  const [least, most] = bookingPolicyLimits[name];
  const amount = {
    message: `Please enter an amount in dollars from ${least} to ${most.toLocaleString('en-US')}, with at most two decimals`,
  };
  return all(Max(most, amount), Min(least, amount), IsDecimal(2, amount), AsNumber());
};

const price = { message: 'Please enter a price in dollars from 0 to 1,000, with at most two decimals' };

/** What tickets cost besides their price: POST /api/admin/price-preview. */
export class PriceRulesDto {
  /** Of the subtotal. */
  @Figure('bookingFeePercent', 'percent')
  readonly bookingFeePercent!: number;

  @Figure('memberDiscountPercent', 'percent')
  readonly memberDiscountPercent!: number;

  @Figure('groupDiscountPercent', 'percent')
  readonly groupDiscountPercent!: number;

  @Figure('groupFrom', 'tickets')
  readonly groupFrom!: number;

  /** Dollars. */
  @Max(bookingPolicyLimits.familyPackPrice[1], price)
  @Min(bookingPolicyLimits.familyPackPrice[0], price)
  @IsDecimal(2, price)
  @AsNumber()
  readonly familyPackPrice!: number;
}

/** How long something is kept, in the unit that its name says; left out, that stays as it was. */
const Kept = (): PropertyDecorator => (target, name) => {
  const rule = name as RetentionRule;
  // the empty field of a form leaves nothing out
  const AsFigure = Transform(({ value }) => (typeof value === 'string' ? Number.parseFloat(value) : value));
  all(IsOptional(), Within(rule, retentionFigures[rule].unit), AsFigure)(target, name);
};

/** What may not be moved cannot be cancelled either: with a longer deadline the promised refund would be out of reach. */
const EndsWithTheRefund = (): PropertyDecorator =>
  ValidateBy({
    name: 'endsWithTheRefund',
    validator: {
      validate: (hours: number, args?: ValidationArguments) => {
        const { refundHours = -1 } = (args?.object ?? {}) as Partial<BookingPolicyDto>;
        return refundHours < 0 || hours <= refundHours; // below nothing, that is what is wrong
      },
      defaultMessage: () => 'Please enter no more hours than for a full refund',
    },
  });

/** All figures that an admin sets. */
export class BookingPolicyDto extends PriceRulesDto implements Partial<RetentionRules> {
  @Figure('refundHours', 'hours')
  readonly refundHours!: number;

  @EndsWithTheRefund()
  @Figure('moveHours', 'hours')
  readonly moveHours!: number;

  /** Minutes; null where a booking holds its seats until it is cancelled. It is said, never left out. */
  @Transform(({ value }) => (value === '' ? null : value)) // the empty field of a form says so
  @ValidateIf((_, value) => value !== null)
  @Figure('holdMinutes', 'minutes')
  readonly holdMinutes!: number | null;

  /** Whether venue pages offer a map of OpenStreetMap; left out, that stays. */
  @IsOptional()
  @IsBoolean({ message: 'Maps must be true or false' })
  readonly showsMaps?: boolean;

  /** Days for which merchandise that was ordered waits to be collected. */
  @Figure('collectDays', 'days')
  readonly collectDays!: number;

  /** Dollars up to which an order may be paid at the venue, where it can be paid online; left out, that stays. */
  @IsOptional()
  @Figure('venuePaymentMost', 'dollars')
  readonly venuePaymentMost?: number;

  /** Dollars that shipping an order costs, and above which of merchandise it is free; left out, that stays. */
  @IsOptional()
  @Price('shippingPrice')
  readonly shippingPrice?: number;

  @IsOptional()
  @Price('freeShippingOver')
  readonly freeShippingOver?: number;

  /** It stays once something is sold; left out, it stays, too. */
  @IsOptional()
  @IsIn(currencies, { message: 'Please choose a currency from the list' })
  readonly currency?: CurrencyCode;

  @Kept()
  readonly keepSalesYears?: number;

  @Kept()
  readonly keepNoteDays?: number;

  @Kept()
  readonly keepWaitlistDays?: number;

  @Kept()
  readonly keepMessageYears?: number;

  @Kept()
  readonly keepInquiryYears?: number;

  @Kept()
  readonly keepUnconfirmedDays?: number;

  @Kept()
  readonly keepUnprovenDays?: number;

  @Kept()
  readonly keepCartDays?: number;

  @Kept()
  readonly keepAuditYears?: number;

  @Kept()
  readonly keepMailDays?: number;

  @Kept()
  readonly keepJobDays?: number;
}

/** PUT /api/admin/settings */
export class ChangeBookingPolicyDto extends BookingPolicyDto {
  /** The version that its writer saw. */
  @Max(2_147_483_647, { message: 'Please send the version you read' })
  @Min(0, { message: 'Please send the version you read' })
  @IsInt({ message: 'Please send the version you read' })
  readonly version!: number;
}
