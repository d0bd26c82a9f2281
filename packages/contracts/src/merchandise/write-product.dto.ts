import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { EachMayBeLeftOut } from '../each-may-be-left-out.js';
import { IsExpectedVersion } from '../expected-version.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';
import { Trimmed } from '../rules/trimmed.js';
import { type ProductCategory, productCategories } from './product-views.js';

const name = { message: 'Name is required' };
const slug = { message: 'Please use lowercase letters, numbers, and single hyphens, for example t-shirt' };
const description = { message: 'Description is required' };
const price = { message: 'Please enter a price in dollars, with at most two decimals' };
const inventory = { message: 'Please enter a whole number of items' };

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
  @IsNumber({ maxDecimalPlaces: 2 }, price)
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
    Max(1_000_000, { message: 'Please enter a smaller number of items' }),
    AsNumber(),
  );

/** POST /api/products */
export class CreateProductDto extends ProductDto {
  @IsStock()
  readonly inventory: number = 0;

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

  @IsOptional()
  @IsBoolean({ message: 'Archived must be true or false' })
  readonly isArchived?: boolean;
}
