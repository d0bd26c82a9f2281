/** Pieces that are left of each size, in the order in which the sizes are offered. */
export type VariantStock = Readonly<Record<string, number>>;

interface Stocked {
  /** Of all sizes together. */
  readonly inventory: number;
  /** Left out where a product comes in one kind. */
  readonly variantStock?: VariantStock | null;
}

/** Pieces that are left of one size; of a product that comes in one kind, or where no size is named: of all of it. */
export const piecesLeft = ({ inventory, variantStock }: Stocked, variant?: string | null): number =>
  (variant ? variantStock?.[variant] : undefined) ?? inventory;
