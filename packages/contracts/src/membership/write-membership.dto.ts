import { IsBoolean, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { EachMayBeLeftOut } from '../each-may-be-left-out.js';
import { IsExpectedVersion } from '../expected-version.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { Trimmed } from '../rules/trimmed.js';

const name = { message: 'Name must be at least 2 characters' };
const shortDescription = { message: 'Short description must be at least 10 characters' };
const description = { message: 'Description must be at least 20 characters' };
const price = { message: 'Please enter a price in dollars, with at most two decimals' };
const discount = { message: 'Please enter a whole percentage' };
const hours = { message: 'Please enter a whole number of hours' };
const passes = { message: 'Please enter a whole number of passes' };
const order = { message: 'Please enter a whole number from 0 to 9,999' };

const IsPlanName = (): PropertyDecorator =>
  all(
    IsString(name),
    MinLength(2, name),
    MaxLength(100, { message: 'Please enter a shorter name' }),
    OneLine(),
    Trimmed(),
  );

/** What a plan says beside its name: the membership form (§5), its rules and their wording. */
class PlanDto {
  @MaxLength(300, { message: 'Please keep the short description under 300 characters' })
  @MinLength(10, shortDescription)
  @IsString(shortDescription)
  @Trimmed()
  readonly shortDescription!: string;

  @MaxLength(5_000, { message: 'Please keep the description under 5,000 characters' })
  @MinLength(20, description)
  @IsString(description)
  @Trimmed()
  readonly description!: string;

  @Max(100_000, { message: 'Please enter a lower price' })
  @Min(0, { message: 'Price cannot be negative' })
  @IsDecimal(2, price)
  @AsNumber()
  readonly monthlyPrice!: number;

  @Max(100, { message: 'Discount cannot be more than 100%' })
  @Min(0, { message: 'Discount percentage cannot be negative' })
  @IsInt(discount)
  @AsNumber()
  readonly discountPercentage!: number;

  @Max(8_760, hours)
  @Min(0, { message: 'Priority booking hours cannot be negative' })
  @IsInt(hours)
  @AsNumber()
  readonly priorityBookingHours!: number;

  @Max(1_000, passes)
  @Min(0, { message: 'Guest passes cannot be negative' })
  @IsInt(passes)
  @AsNumber()
  readonly guestPasses!: number;

  @IsBoolean({ message: 'Featured must be true or false' })
  readonly featuredTier!: boolean;

  @Max(9_999, order)
  @Min(0, order)
  @IsInt(order)
  @AsNumber()
  readonly displayOrder!: number;
}

/** POST /api/memberships: what is left out is as usual (§9). */
export class CreateMembershipDto extends PlanDto {
  override readonly guestPasses: number = 0;
  override readonly featuredTier: boolean = false;
  override readonly displayOrder: number = 999;

  @IsPlanName()
  readonly name!: string;

  @IsOptional()
  @Matches(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: 'Please use lowercase letters, numbers, and single hyphens',
  })
  @MaxLength(150, { message: 'Please choose a shorter slug' })
  readonly slug?: string;
}

/** PUT /api/memberships/{id}: what is left out stays as it is; the name is sent only when it has changed (§7). */
@EachMayBeLeftOut()
export class ChangeMembershipDto extends PlanDto {
  @IsExpectedVersion()
  readonly version?: number;

  @IsOptional()
  @IsPlanName()
  readonly name?: string;
}
