import { IsIn } from 'class-validator';
import { IsPaidWith, type PaidWith } from '../booking/desk-payment.js';
import { all, fieldsOf, isWithin, listRule } from '../list-rules.js';
import { orderLimits } from './order-lines.js';

/** For so many days after they were handed over or delivered, unworn items may be returned. */
export const RETURN_DAYS = 30;

/** Why something comes back. A closed list: it is kept for good. */
export const returnReasons = ['changed_mind', 'wrong_size', 'damaged', 'wrong_item', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Pieces of a line of an order; lines are counted from 0. */
export interface ReturnedLine {
  readonly line: number;
  readonly quantity: number;
}

/** Pieces of a line that have arrived, and whether they are for sale again. */
export interface ReceivedLine extends ReturnedLine {
  readonly restock: boolean;
}

/** The lists of a return as the API's description has them, by the names of their rules. */
export const returnListSchemas = {
  returnedLines: linesSchema({}),
  receivedLines: linesSchema({ restock: { type: 'boolean' as const } }),
};

function linesSchema(more: object) {
  const properties = {
    line: { type: 'integer' as const, minimum: 0 },
    quantity: { type: 'integer' as const, minimum: 0, maximum: orderLimits.pieces },
    ...more,
  };
  const items = { type: 'object' as const, required: Object.keys(properties), properties };
  return { type: 'array' as const, minItems: 1, maxItems: orderLimits.products, items };
}

const isLine = (value: unknown): boolean => value === 0 || isWithin(value, orderLimits.products - 1);
const isQuantity = (value: unknown, least: number): boolean =>
  (value === 0 && least === 0) || isWithin(value, orderLimits.pieces);

const areDifferent = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => fieldsOf(value).line)).size === values.length;

const isSome = ({ length }: readonly unknown[]): boolean => length > 0 && length <= orderLimits.products;

const message = 'Please choose the items';

/** Property rules for pieces of lines, each line once. */
export const AreReturnedLines = (): PropertyDecorator =>
  all(
    listRule({
      ...{ name: 'returnedLines', message },
      holds: (values) =>
        isSome(values) &&
        areDifferent(values) &&
        values.every((value) => isLine(fieldsOf(value).line) && isQuantity(fieldsOf(value).quantity, 1)),
    }),
  );

const isReceived = (value: unknown): boolean => {
  const { line, quantity, restock } = fieldsOf(value);
  return isLine(line) && isQuantity(quantity, 0) && typeof restock === 'boolean';
};

const AreReceivedLines = (): PropertyDecorator =>
  all(
    listRule({
      ...{ name: 'receivedLines', message },
      holds: (values) => isSome(values) && areDifferent(values) && values.every(isReceived),
    }),
  );

/** POST /api/orders/{id}/returns */
export class RequestReturnDto {
  @AreReturnedLines()
  readonly lines!: readonly ReturnedLine[];

  @IsIn(returnReasons, { message: 'Please choose a reason' })
  readonly reason!: ReturnReason;
}

/** POST /api/admin/orders/{order}/returns/{return}/receive: what arrived; pieces that are left out did not. */
export class ReceiveReturnDto {
  @AreReceivedLines()
  readonly lines!: readonly ReceivedLine[];
}

/** POST /api/admin/orders/{order}/returns/{return}/pay-back */
export class PayBackReturnDto {
  /** How it was paid back at the desk. */
  @IsPaidWith()
  readonly paidWith?: PaidWith;
}
