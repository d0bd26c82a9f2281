import type { ProductCategory, VariantStock } from '@northlight/contracts';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One thing for sale (§3). Price in cents, inventory in pieces, of all sizes. */
@Entity({ schema: 'merchandise', name: 'products' })
@Check('products_price', 'price_cents >= 0')
@Check('products_inventory', 'inventory >= 0')
@Check('products_variant_stock', "not jsonb_path_exists(variant_stock, '$.* ? (@ < 0)')")
@Check('products_category', "category in ('Apparel', 'Art', 'Accessories', 'Collectibles')")
export class ProductRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', primaryKeyConstraintName: 'products_pkey' })
  id: number;

  @Column('text') name: string;

  @Index('products_slug', { unique: true })
  @Column('text')
  slug: string;

  @Column('text') description: string;
  @Column('integer', { name: 'price_cents' }) price: number;
  @Column('text', { name: 'image_url' }) imageUrl: string;
  @Column('text') category: ProductCategory;
  @Column('integer', { default: 0 }) inventory: number;
  /** Of each size; null where there are none. Their sum is the inventory, of which a trigger takes care. */
  @Column('jsonb', { name: 'variant_stock', nullable: true }) variantStock: VariantStock | null;
  /** Since when it is no longer in the shop. */
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  /** How often its form was saved. */
  @Column('integer', { default: 0 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
