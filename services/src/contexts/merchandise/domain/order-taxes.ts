import type { Cents } from '../../../platform/kernel/money.js';

/** Stands for the shipping among the lines of an order. */
export const shippingLine = -1;

/** The tax that a line was sold with. */
export interface OrderTax {
  readonly line: number;
  readonly state: string;
  /** Hundredths of a percent. */
  readonly basisPoints: number;
  readonly tax: Cents;
}
