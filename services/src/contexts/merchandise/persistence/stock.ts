import type { Db } from '../../../platform/database/db.js';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { piecesOf, type Shelf, type ShelfProduct, shortage, type WantedPieces } from '../domain/order-lines.js';

type Wanted = readonly WantedPieces[];

/** The products with these ids that are in the shop, as they are now. */
export async function shelfOf(ids: readonly number[], db: Db): Promise<Shelf> {
  const { rows } = await db.query<ShelfProduct>(
    `select id, name, category, price_cents as price, image_url as "imageUrl", inventory,
       variant_stock as "variantStock"
     from merchandise.products where id = any($1) and archived_at is null`,
    [ids],
  );
  return new Map(rows.map((product) => [product.id, product]));
}

/** A product has fewer pieces than were asked for, or has left the shop; nothing may be written. */
export class NotEnough extends Error {}

/**
 * Takes the pieces of these lines. Each size is taken from under the condition that it has enough, and by ascending
 * product, so that two orders never wait for one another. @param db the transaction of the order
 * @throws {NotEnough} the transaction is then to be rolled back
 */
export async function takeFromStock(wanted: Wanted, db: Db): Promise<void> {
  for (const { productId, variant, quantity } of piecesOf(wanted)) {
    // guard: an order takes pieces only where they are
    const { rowCount } = await db.query(
      `${moved('-')} and coalesce((variant_stock ->> $3)::int, inventory) >= $2 and archived_at is null`,
      [productId, quantity, variant],
    );
    if (!rowCount) throw new NotEnough();
  }
}

/** Puts the pieces of these lines back, in the same order. */
export async function putBackInStock(lines: Wanted, db: Db): Promise<void> {
  for (const { productId, variant, quantity } of piecesOf(lines))
    await db.query(moved('+'), [productId, quantity, variant]);
}

/** Pieces ($2) of one size ($3) of a product ($1); of a size that is offered no more they go to those that are. */
const moved = (sign: '+' | '-'): string => `
  update merchandise.products set inventory = inventory ${sign} $2, variant_stock = case when variant_stock ? $3
    then variant_stock || jsonb_build_object($3::text, (variant_stock ->> $3)::int ${sign} $2) else variant_stock end
  where id = $1`;

/** Says what is short, once nothing was taken; CONFLICT where it came back at that moment. */
export async function whatIsShort(wanted: Wanted, db: Db): Promise<Refusal> {
  const shelf = await shelfOf(
    wanted.map(({ productId }) => productId),
    db,
  );
  return shortage(wanted, shelf) ?? new Refusal('CONFLICT');
}
