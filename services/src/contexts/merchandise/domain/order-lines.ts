import {
  type ErrorCode,
  memberPriceCents,
  type OrderedProduct,
  type ProductCategory,
  variantsOf,
} from '@northlight/contracts';
import type { Cents } from '../../../platform/kernel/money.js';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** A product as it stands on the shelf. */
export interface ShelfProduct {
  readonly id: number;
  readonly name: string;
  readonly category: ProductCategory;
  readonly price: Cents;
  readonly imageUrl: string;
  readonly inventory: number;
}

/** A line of merchandise as it was sold: later changes of the product do not touch it. */
export interface SoldLine {
  readonly productId: number;
  readonly name: string;
  readonly variant: string | null;
  readonly quantity: number;
  /** Of one piece. */
  readonly price: Cents;
  readonly imageUrl: string;
}

/** Products by their ids. */
export type Shelf = ReadonlyMap<number, ShelfProduct>;

/**
 * What is sold, at the price of today; the same thing asked for twice is one line.
 * @throws {Refusal} PRODUCT_NOT_FOR_SALE, VARIANT_MISSING, VARIANT_UNKNOWN
 */
export function soldLines(wanted: readonly OrderedProduct[], shelf: Shelf): SoldLine[] {
  const lines = new Map<string, SoldLine>();
  for (const [nth, one] of wanted.entries()) {
    const line = lineOf(one, nth, shelf);
    const name = `${line.productId} ${line.variant}`;
    const before = lines.get(name)?.quantity ?? 0;
    lines.set(name, { ...line, quantity: before + line.quantity });
  }
  return [...lines.values()];
}

function lineOf({ productId, quantity, variant }: OrderedProduct, nth: number, shelf: Shelf): SoldLine {
  const product = shelf.get(productId);
  if (!product) throw refusalOf('PRODUCT_NOT_FOR_SALE', nth);
  const { name, price, imageUrl, category } = product;
  const sizes = variantsOf(category);
  if (sizes.length > 0 && !variant) throw refusalOf('VARIANT_MISSING', nth, name);
  if (variant && !sizes.includes(variant)) throw refusalOf('VARIANT_UNKNOWN', nth, name);
  return { productId, name, variant: variant || null, quantity, price, imageUrl };
}

/** Lines as they are sold to the holder of a plan that runs: what each piece costs them is the price of the day. */
export const atMemberPrice = (lines: readonly SoldLine[]): SoldLine[] =>
  lines.map((line) => ({ ...line, price: memberPriceCents(line.price) }));

/** Says which line of the request it is about. */
function refusalOf(code: ErrorCode, nth: number, name = ''): Refusal {
  const { message } = new Refusal(code, { name });
  return new Refusal(code, { name }, [{ field: `products.${nth}`, message }]);
}

/** Pieces of each product, whatever the variant, by ascending product: the order in which stock is taken. */
export function piecesOf(
  lines: readonly Pick<SoldLine, 'productId' | 'quantity'>[],
): [product: number, pieces: number][] {
  const pieces = new Map<number, number>();
  // guard: an order needs the sizes together
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return [...pieces].sort(([one], [other]) => one - other);
}

/**
 * OUT_OF_STOCK, naming every product that is short and what is left of it, and in `errors` the lines that want it;
 * undefined where there is enough of all.
 */
export function shortage(
  wanted: readonly Pick<SoldLine, 'productId' | 'quantity'>[],
  shelf: Shelf,
): Refusal | undefined {
  const short = new Map(piecesOf(wanted).flatMap(([id, pieces]) => shortIn(shelf.get(id), pieces)));
  if (short.size === 0) return undefined;
  const listed = [...short.values()].map(({ name, inventory }) => `${name} (${inventory} left)`).join(', ');
  const errors = wanted.flatMap(({ productId }, nth) => {
    const product = short.get(productId);
    return product ? [{ field: `products.${nth}`, message: `${product.inventory} left` }] : [];
  });
  return new Refusal('OUT_OF_STOCK', { short: listed }, errors);
}

const shortIn = (product: ShelfProduct | undefined, pieces: number): [number, ShelfProduct][] =>
  product && product.inventory < pieces ? [[product.id, product]] : [];
