import { Refusal } from '../../../platform/kernel/refusal.js';
import type { Shipment } from './shipment.js';

/** Pieces of a line of an order. */
export interface ParcelLine {
  readonly line: number;
  readonly quantity: number;
}

/** One parcel of an order as its table has it. The first one has what is in none of the others. */
export interface Parcel extends Shipment {
  readonly nr: number;
  /** Null for the first one. */
  readonly lines: readonly ParcelLine[] | null;
}

interface Sold {
  readonly quantity: number;
}

/** The number of the parcel that an order begins with. */
export const restNr = 1;

/** What is in each parcel; those that were packed apart come first, the rest last. */
export function filled(
  parcels: readonly Parcel[],
  products: readonly Sold[],
): (Parcel & { readonly lines: ParcelLine[] })[] {
  const apart = parcels.filter(({ nr }) => nr !== restNr);
  const last = parcels.filter(({ nr }) => nr === restNr);
  return [...apart, ...last].map((parcel) => ({ ...parcel, lines: [...(parcel.lines ?? restOf(apart, products))] }));
}

/** Pieces that are in no parcel but the first. */
export const restOf = (apart: readonly Parcel[], products: readonly Sold[]): ParcelLine[] =>
  products
    .map(({ quantity }, line) => ({ line, quantity: quantity - piecesIn(apart, line) }))
    .filter(({ quantity }) => quantity > 0);

const piecesIn = (parcels: readonly Parcel[], line: number): number =>
  parcels
    .flatMap(({ lines }) => lines ?? [])
    .filter((one) => one.line === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Whether these pieces leave something for another parcel. @param rest what is not in another parcel yet
 * @throws {Refusal} PARCEL_TOO_MANY
 */
export function leavesRest(lines: readonly ParcelLine[], rest: readonly ParcelLine[]): boolean {
  for (const { line, quantity } of lines) {
    const left = rest.find((one) => one.line === line)?.quantity ?? 0;
    // guard: a piece is packed into one parcel
    if (quantity > left) throw new Refusal('PARCEL_TOO_MANY');
  }
  const count = (some: readonly ParcelLine[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  return count(lines) < count(rest);
}

/** The whole of several parcels: it has arrived once all have, and is on its way once one is. */
export function shipmentOf(parcels: readonly Parcel[]): Shipment | null {
  const [first] = parcels;
  if (!first || parcels.length === 1) return first ?? null;
  const state = wholeState(parcels.map((one) => one.state));
  const [shippedAt = null] = parcels.flatMap((one) => one.shippedAt ?? []).sort();
  const arrivedAt =
    parcels
      .flatMap((one) => one.deliveredAt ?? [])
      .sort()
      .at(-1) ?? null;
  return {
    ...{ state, carrier: null, trackingNumber: null, shippedAt },
    deliveredAt: state === 'delivered' ? arrivedAt : null,
  };
}

function wholeState(states: readonly Shipment['state'][]): Shipment['state'] {
  if (states.every((state) => state === 'delivered')) return 'delivered';
  if (states.some((state) => state === 'shipped' || state === 'delivered')) return 'shipped';
  return states.every((state) => state === 'packed') ? 'packed' : 'to_pack';
}

/**
 * Pieces of a line that its customer may have: those that were handed over or are in a parcel of which this holds.
 * @param mayCome whether what is in a parcel may come back
 */
export const piecesThat = (
  line: number,
  parcels: readonly (Parcel & { readonly lines: readonly ParcelLine[] })[],
  mayCome: (parcel: Parcel) => boolean,
): number => piecesIn(parcels.filter(mayCome), line);
