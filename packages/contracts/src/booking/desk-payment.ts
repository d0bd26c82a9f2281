import { IsIn, IsOptional } from 'class-validator';

/** How a customer pays at the desk: in cash, or with a card at its terminal. */
export const deskPayments = ['cash', 'card'] as const;
export type PaidWith = (typeof deskPayments)[number];

/** What a till tells: also what was paid with a gift voucher, which is in no drawer. */
export const tillMeans = [...deskPayments, 'voucher'] as const;
export type TillMeans = (typeof tillMeans)[number];

/** What was paid at the desk. */
export interface DeskPaymentView {
  readonly paidWith: PaidWith;
  /** Dollars. */
  readonly amount: number;
}

/** How what is due was paid. Where it is left out the payment is in no till. */
export const IsPaidWith = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  IsIn(deskPayments, { message: `Please use one of: ${deskPayments.join(', ')}` })(target, property);
};
