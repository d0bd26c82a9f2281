import { type TicketType, ticketLimits, ticketTypes } from '../booking/ticket-types.js';
import { all, fieldsOf, isWithin, largestId, listRule, uuid } from '../list-rules.js';
import { isOneLine } from '../one-line.js';

/** A booking that becomes part of an order. */
export interface OrderedBooking {
  readonly id: string;
  /** Its manage token; whoever is signed in as its owner may leave it out. */
  readonly token?: string;
}

/** Pieces of one product that become part of an order. */
export interface OrderedProduct {
  readonly productId: number;
  readonly quantity: number;
  /** Its size, where the product comes in sizes (§5); left out where it does not. */
  readonly variant?: string;
}

/** Tickets for a visit whose time is chosen later (docs/adr/0054). */
export interface OrderedOpenTicket {
  readonly venueId: number;
  readonly experienceId: number;
  readonly numberOfTickets: number;
  readonly ticketType: TicketType;
}

/** Limits of one order. */
export const orderLimits = { bookings: 20, openTickets: 20, products: 50, pieces: 99 } as const;

/** The lists of an order as the API's description has them, by the names of their rules. */
export const orderListSchemas = {
  orderedBookings: {
    type: 'array' as const,
    maxItems: orderLimits.bookings,
    items: {
      type: 'object' as const,
      required: ['id'],
      properties: { id: { type: 'string' as const, format: 'uuid' }, token: { type: 'string' as const } },
    },
  },
  fewBookings: {},
  differentBookings: {},
  orderedProducts: {
    type: 'array' as const,
    maxItems: orderLimits.products,
    items: {
      type: 'object' as const,
      required: ['productId', 'quantity'],
      properties: {
        productId: { type: 'integer' as const, minimum: 1 },
        quantity: { type: 'integer' as const, minimum: 1, maximum: orderLimits.pieces },
        variant: { type: 'string' as const },
      },
    },
  },
  fewProducts: {},
  orderedAmounts: {},
  orderedOpenTickets: {
    type: 'array' as const,
    maxItems: orderLimits.openTickets,
    items: {
      type: 'object' as const,
      required: ['venueId', 'experienceId', 'numberOfTickets', 'ticketType'],
      properties: {
        venueId: { type: 'integer' as const, minimum: 1 },
        experienceId: { type: 'integer' as const, minimum: 1 },
        numberOfTickets: { type: 'integer' as const, minimum: ticketLimits.min, maximum: ticketLimits.max },
        ticketType: { type: 'string' as const, enum: [...ticketTypes] },
      },
    },
  },
  fewOpenTickets: {},
};

const isShortText = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= 100 && isOneLine(value));

const isBooking = (value: unknown): boolean => {
  const { id, token } = fieldsOf(value);
  return typeof id === 'string' && uuid.test(id) && isShortText(token);
};

const isProduct = (value: unknown): boolean => {
  const { productId, variant } = fieldsOf(value);
  return isWithin(productId, largestId) && isShortText(variant);
};

const isAmount = (value: unknown): boolean => isWithin(fieldsOf(value).quantity, orderLimits.pieces);

const isOpenTicket = (value: unknown): boolean => {
  const { venueId, experienceId, numberOfTickets, ticketType } = fieldsOf(value);
  const names = isWithin(venueId, largestId) && isWithin(experienceId, largestId);
  return names && isWithin(numberOfTickets, ticketLimits.max) && ticketTypes.includes(ticketType as TicketType);
};

const areDifferent = (values: readonly unknown[]): boolean =>
  new Set(values.map((value) => String(fieldsOf(value).id).toLowerCase())).size === values.length;

/** Property rules for the bookings of an order: each at most once. */
export const AreOrderedBookings = (): PropertyDecorator =>
  all(
    listRule({
      name: 'orderedBookings',
      message: 'Please list bookings by ID',
      holds: (values) => values.every(isBooking),
    }),
    listRule({
      name: 'fewBookings',
      message: `Please order at most ${orderLimits.bookings} bookings at once`,
      holds: ({ length }) => length <= orderLimits.bookings,
    }),
    listRule({ name: 'differentBookings', message: 'Please list each booking only once', holds: areDifferent }),
  );

/** Property rules for the merchandise of an order. */
export const AreOrderedProducts = (): PropertyDecorator =>
  all(
    listRule({
      name: 'orderedProducts',
      message: 'Please list products by number',
      holds: (values) => values.every(isProduct),
    }),
    listRule({
      name: 'fewProducts',
      message: `Please order at most ${orderLimits.products} different products at once`,
      holds: ({ length }) => length <= orderLimits.products,
    }),
    listRule({
      name: 'orderedAmounts',
      message: `Please choose between 1 and ${orderLimits.pieces} of each product`,
      holds: (values) => values.every(isAmount),
    }),
  );

/** Property rules for the tickets of an order whose time is chosen later. */
export const AreOrderedOpenTickets = (): PropertyDecorator =>
  all(
    listRule({
      name: 'orderedOpenTickets',
      message: 'Please choose a venue, an experience and 1 to 20 tickets for each visit without a time',
      holds: (values) => values.every(isOpenTicket),
    }),
    listRule({
      name: 'fewOpenTickets',
      message: `Please order at most ${orderLimits.openTickets} visits without a time at once`,
      holds: ({ length }) => length <= orderLimits.openTickets,
    }),
  );
