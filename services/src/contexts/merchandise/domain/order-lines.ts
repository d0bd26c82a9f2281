import {
  type ErrorCode,
  memberPriceCents,
  type OrderedProduct,
  type ProductCategory,
  piecesLeft,
  type VariantStock,
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
  /** Of all sizes. */
  readonly inventory: number;
  readonly variantStock: VariantStock | null;
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

/** Pieces of one size that somebody wants, or of a product that comes in one kind. */
export interface WantedPieces {
  readonly productId: number;
  readonly variant?: string | null | undefined;
  readonly quantity: number;
}

/** Pieces of each size, by ascending product and then by size: the order in which stock is taken. */
export function piecesOf(lines: readonly WantedPieces[]): WantedPieces[] {
  const pieces = new Map<string, WantedPieces>();
  for (const line of lines) {
    const before = pieces.get(sizeOf(line))?.quantity ?? 0;
    // guard: an order needs the lines of a size together
    const quantity = before + line.quantity;
    pieces.set(sizeOf(line), { productId: line.productId, variant: line.variant || null, quantity });
  }
  return [...pieces].sort(inOrder).map(([, one]) => one);
}

const sizeOf = ({ productId, variant }: WantedPieces): string => `${productId} ${variant ?? ''}`;

const inOrder = ([size, one]: [string, WantedPieces], [otherSize, other]: [string, WantedPieces]): number =>
  one.productId - other.productId || (size < otherSize ? -1 : 1);

/**
 * OUT_OF_STOCK, naming every size that is short and what is left of it, and in `errors` the lines that want it;
 * undefined where there is enough of all.
 */
export function shortage(wanted: readonly WantedPieces[], shelf: Shelf): Refusal | undefined {
  const short = new Map(piecesOf(wanted).flatMap((pieces) => shortIn(shelf.get(pieces.productId), pieces)));
  if (short.size === 0) return undefined;
  const listed = [...short.values()].map(({ name, left }) => `${name} (${left} left)`).join(', ');
  const errors = wanted.flatMap((line, nth) => {
    const size = short.get(sizeOf(line));
    return size ? [{ field: `products.${nth}`, message: `${size.left} left` }] : [];
  });
  return new Refusal('OUT_OF_STOCK', { short: listed }, errors);
}

interface ShortSize {
  readonly name: string;
  readonly left: number;
}

function shortIn(product: ShelfProduct | undefined, pieces: WantedPieces): [string, ShortSize][] {
  if (!product) return [];
  const left = piecesLeft(product, pieces.variant);
  const name = pieces.variant ? `${product.name}, ${pieces.variant}` : product.name;
  return left < pieces.quantity ? [[sizeOf(pieces), { name, left }]] : [];
}
