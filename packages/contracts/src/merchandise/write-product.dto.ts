import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { EachMayBeLeftOut } from '../each-may-be-left-out.js';
import { IsExpectedVersion } from '../expected-version.js';
import { all, fieldsOf } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { Trimmed } from '../rules/trimmed.js';
import { type ProductCategory, productCategories } from './product-views.js';
import type { VariantStock } from './variant-stock.js';

const name = { message: 'Name is required' };
const slug = { message: 'Please use lowercase letters, numbers, and single hyphens, for example t-shirt' };
const description = { message: 'Description is required' };
const price = { message: 'Please enter a price in dollars, with at most two decimals' };
const inventory = { message: 'Please enter a whole number of items' };

const mostPieces = 1_000_000;

/** What a new product shows until it has a picture of its own (§7). */
export const placeholderPicture = '/placeholder-product.jpg';

/** What the product form says beside the stock (§5), its rules and their wording. */
class ProductDto {
  @OneLine()
  @MaxLength(100, { message: 'Please enter a shorter name' })
  @MinLength(1, name)
  @IsString(name)
  @Trimmed()
  readonly name!: string;

  @MaxLength(2_000, { message: 'Please keep the description under 2,000 characters' })
  @MinLength(1, description)
  @IsString(description)
  @Trimmed()
  readonly description!: string;

  @Max(100_000, { message: 'Please enter a lower price' })
  @Min(0, { message: 'Price cannot be negative' })
  @IsDecimal(2, price)
  @AsNumber()
  readonly price!: number;

  @IsIn(productCategories, { message: 'Category is required' })
  readonly category!: ProductCategory;

  @Matches(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, slug)
  @MaxLength(150, { message: 'Please choose a shorter slug' })
  @IsString(slug)
  @Trimmed()
  readonly slug!: string;
}

const IsStock = (): PropertyDecorator =>
  all(
    IsInt(inventory),
    Min(0, { message: 'Inventory cannot be negative' }),
    Max(mostPieces, { message: 'Please enter a smaller number of items' }),
    AsNumber(),
  );

const isStock = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostPieces;
const isVariantStock = (value: unknown) => {
  const pieces = Object.values(fieldsOf(value));
  return typeof value === 'object' && !Array.isArray(value) && pieces.length <= 20 && pieces.every(isStock);
};
const typedPieces = (value: unknown) => (typeof value === 'string' ? Number(value) : value);
const isTyped = ([, value]: [string, unknown]) => typeof value !== 'string' || value.trim() !== '';

/** A form has text where numbers are meant; a size whose field is empty is not among them. */
const AsVariantStock = (): PropertyDecorator =>
  Transform(({ value }) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const typed = Object.entries(value).filter(isTyped);
    return Object.fromEntries(typed.map(([variant, pieces]) => [variant, typedPieces(pieces)]));
  });

const eachSize = 'Please enter a whole number of items for each size';
const IsVariantStock = (): PropertyDecorator =>
  all(
    ValidateBy({ name: 'isVariantStock', validator: { validate: isVariantStock, defaultMessage: () => eachSize } }),
    AsVariantStock(),
  );

/** POST /api/products: where a product has sizes, pieces of each, or of all, which are then split over them. */
export class CreateProductDto extends ProductDto {
  @IsStock()
  readonly inventory: number = 0;

  @IsOptional()
  @IsVariantStock()
  readonly variantStock?: VariantStock;

  @IsOptional()
  @IsIn([placeholderPicture], { message: 'Upload an image after creating the product' })
  readonly imageUrl?: string;
}

/**
 * PUT /api/products/{id}: what is left out stays as it is. Pieces are sent when they were counted anew: what is sold
 * while the form is open would come back otherwise.
 */
@EachMayBeLeftOut()
export class ChangeProductDto extends ProductDto {
  @IsExpectedVersion()
  readonly version?: number;

  @IsOptional()
  @IsStock()
  readonly inventory?: number;

  /** Pieces of some sizes, or of all. */
  @IsOptional()
  @IsVariantStock()
  readonly variantStock?: VariantStock;

  @IsOptional()
  @IsBoolean({ message: 'Archived must be true or false' })
  readonly isArchived?: boolean;
}
