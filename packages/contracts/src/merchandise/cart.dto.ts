import { IsInt, Max, Min } from 'class-validator';
import { type TicketType, ticketLimits, ticketTypes } from '../booking/ticket-types.js';
import { all, fieldsOf, isWithin, largestId, listRule, uuid } from '../list-rules.js';
import { isOneLine } from '../one-line.js';
import { orderLimits } from './order-lines.js';

/** One line of a cart as the account keeps it. It is for showing: what is sold is priced anew at checkout. */
export interface SavedLine {
  readonly lineId: string;
  readonly id: number;
  readonly type: 'experience' | 'product';
  readonly name: string;
  /** Dollars. */
  readonly price: number;
  readonly quantity: number;
  readonly imageUrl: string;
  readonly dateTime?: string;
  readonly variant?: string;
  readonly visit?: SavedVisit;
  readonly booked?: SavedBooking;
}

/** Where and when a visit is to be, as far as it was chosen. */
export interface SavedVisit {
  readonly venueId?: number;
  readonly date?: string;
  readonly time?: string;
  readonly ticketType?: TicketType;
}

/** Seats that are booked already. What opens the booking to a visitor stays in the browser that booked. */
export interface SavedBooking {
  readonly bookingId: string;
  readonly reference: string;
  readonly tickets: number;
  /** Dollars of its price that are the booking fee; unset in lines that were kept before this was. */
  readonly fee?: number;
  /** Dollars that a gift voucher paid, which its price is without. */
  readonly voucher?: number;
}

/** GET /api/cart, and the answer of every change. */
export interface CartView {
  /** Counts the changes; 0 where nothing was ever kept. */
  readonly version: number;
  readonly lines: readonly SavedLine[];
}

/** Limits of a cart that is kept with an account. */
export const cartLimits = { lines: 50, pieces: orderLimits.pieces } as const;

/** The lines of a cart as the API's description has them, by the names of their rules. */
export const cartListSchemas = {
  cartLines: {
    type: 'array' as const,
    maxItems: cartLimits.lines,
    items: {
      type: 'object' as const,
      required: ['lineId', 'id', 'type', 'name', 'price', 'quantity', 'imageUrl'],
      properties: {
        lineId: { type: 'string' as const, maxLength: 40 },
        id: { type: 'integer' as const, minimum: 1 },
        type: { type: 'string' as const, enum: ['experience', 'product'] },
        name: { type: 'string' as const, maxLength: 200 },
        price: { type: 'number' as const, minimum: 0 },
        quantity: { type: 'integer' as const, minimum: 1, maximum: cartLimits.pieces },
        imageUrl: { type: 'string' as const, maxLength: 500 },
        dateTime: { type: 'string' as const, maxLength: 100 },
        variant: { type: 'string' as const, maxLength: 100 },
        visit: { type: 'object' as const },
        booked: { type: 'object' as const },
      },
    },
  },
  fewLines: {},
  differentLines: {},
};

const isLine = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.length <= most && isOneLine(value);
const isAbsentOr = (value: unknown, holds: (value: unknown) => boolean): boolean => value === undefined || holds(value);
const matches = (shape: RegExp) => (value: unknown) => typeof value === 'string' && shape.test(value);

const isPrice = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1_000_000;

const isBooking = (value: unknown): boolean => {
  const { bookingId, reference, tickets, fee, voucher } = fieldsOf(value);
  const isNamed = matches(uuid)(bookingId) && isLine(reference, 40);
  return isNamed && isWithin(tickets, ticketLimits.max) && [fee, voucher].every((cost) => isAbsentOr(cost, isPrice));
};

const isVisit = (value: unknown): boolean => {
  const { venueId, date, time, ticketType } = fieldsOf(value);
  return (
    isAbsentOr(venueId, (id) => isWithin(id, largestId)) &&
    isAbsentOr(date, matches(/^\d{4}-\d\d-\d\d$/)) &&
    isAbsentOr(time, matches(/^\d\d:\d\d$/)) &&
    isAbsentOr(ticketType, (type) => ticketTypes.some((known) => known === type))
  );
};

const isCartLine = (value: unknown): boolean => {
  const { lineId, id, type, name, price, quantity, imageUrl, ...more } = fieldsOf(value);
  return (
    matches(/^[\w-]{1,40}$/)(lineId) &&
    isWithin(id, largestId) &&
    (type === 'experience' || type === 'product') &&
    isLine(name, 200) &&
    isPrice(price) &&
    isWithin(quantity, cartLimits.pieces) &&
    isLine(imageUrl, 500) &&
    hasExtras(more)
  );
};

const hasExtras = ({ dateTime, variant, visit, booked }: ReturnType<typeof fieldsOf>): boolean =>
  [dateTime, variant].every((text) => isAbsentOr(text, (value) => isLine(value, 100))) &&
  isAbsentOr(visit, isVisit) &&
  isAbsentOr(booked, isBooking);

/** Property rules for the lines of a cart. */
const AreCartLines = (): PropertyDecorator =>
  all(
    listRule({
      name: 'cartLines',
      message: 'Please send the cart lines',
      holds: (values) => values.every(isCartLine),
    }),
    listRule({
      name: 'fewLines',
      message: `A cart can have at most ${cartLimits.lines} lines`,
      holds: ({ length }) => length <= cartLimits.lines,
    }),
    listRule({
      name: 'differentLines',
      message: 'Please list each line only once',
      holds: (values) => new Set(values.map((line) => fieldsOf(line).lineId)).size === values.length,
    }),
  );

const version = { message: 'Please send the version you changed' };

/** POST /api/cart/merge: what was in a browser's cart when its owner signed in. */
export class MergeCartDto {
  @AreCartLines()
  readonly lines!: readonly SavedLine[];
}

/** PUT /api/cart: the whole cart, in place of that version. */
export class KeepCartDto {
  @Max(largestId, version)
  @Min(0, version)
  @IsInt(version)
  readonly version!: number;

  @AreCartLines()
  readonly lines!: readonly SavedLine[];
}
