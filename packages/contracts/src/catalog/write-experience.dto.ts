import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
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
} from 'class-validator';
import { EachMayBeLeftOut } from '../each-may-be-left-out.js';
import { IsExpectedVersion } from '../expected-version.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { Trimmed } from '../rules/trimmed.js';
import { cutText } from '../text.js';
import { type ExperienceCategory, experienceCategories } from './catalog-views.js';

const name = { message: 'Name must be at least 2 characters' };
const shortDescription = { message: 'Short description must be at least 10 characters' };
const description = { message: 'Description must be at least 20 characters' };
const negative = { message: 'Price cannot be negative' };
const price = { message: 'Please enter a price in dollars, with at most two decimals' };
const duration = { message: 'Duration must be at least 5 minutes' };
const age = { message: 'Please enter an age from 0 to 120' };
const order = { message: 'Please enter a whole number from 0 to 9,999' };
const tags = { message: 'Please use at most 20 tags of up to 40 characters each' };
const notes = { message: 'Please keep this under 1,000 characters' };

/** A form has one text with commas where a list is meant. */
const AsTags = (): PropertyDecorator =>
  Transform(({ value }) =>
    typeof value === 'string'
      ? value
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : value,
  );

const IsAge = (): PropertyDecorator => all(IsInt(age), Min(0, age), Max(120, age), AsNumber());

const IsNote = (): PropertyDecorator => all(IsString(notes), MaxLength(1_000, notes), IsOptional(), Trimmed());

/** The experience form (§5), its rules and their wording. */
class ExperienceDto {
  @IsExpectedVersion()
  readonly version?: number;

  @OneLine()
  @MaxLength(100, { message: 'Please enter a shorter name' })
  @MinLength(2, name)
  @IsString(name)
  @Trimmed()
  readonly name!: string;

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
  @Min(0, negative)
  @IsDecimal(2, price)
  @AsNumber()
  readonly price!: number;

  @Max(1_440, { message: 'Duration must be at most a day' })
  @Min(5, duration)
  @IsInt(duration)
  @AsNumber()
  readonly duration!: number;

  @IsAge()
  readonly minAge!: number;

  @IsAge()
  readonly maxAge!: number;

  @IsIn(experienceCategories, { message: 'Category is required' })
  readonly category!: ExperienceCategory;

  @OneLine({ ...tags, each: true })
  @MaxLength(40, { ...tags, each: true })
  @IsString({ ...tags, each: true })
  @ArrayMaxSize(20, tags)
  @IsArray(tags)
  @AsTags()
  readonly tags!: string[];

  @IsNote()
  readonly requirements?: string | null;

  @IsNote()
  readonly specialEquipment?: string | null;

  @Max(9_999, order)
  @Min(0, order)
  @IsInt(order)
  @AsNumber()
  readonly displayOrder!: number;

  @IsOptional()
  @IsBoolean({ message: 'Popular must be true or false' })
  readonly isPopular?: boolean;

  @IsOptional()
  @IsBoolean({ message: 'New must be true or false' })
  readonly isNew?: boolean;
}

/** POST /api/experiences: what is left out is as usual (§9). */
export class WriteExperienceDto extends ExperienceDto {
  override readonly minAge: number = 0;
  override readonly maxAge: number = 100;
  override readonly tags: string[] = [];
  override readonly displayOrder: number = 999;

  /** Only for a new one: a slug stays as it is when the name changes (decisions.md C22). */
  @IsOptional()
  @Matches(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: 'Please use lowercase letters, numbers, and single hyphens',
  })
  @MaxLength(150, { message: 'Please choose a shorter slug' })
  readonly slug?: string;
}

/** PUT /api/experiences/{id}: what is left out stays as it is. */
@EachMayBeLeftOut()
export class ChangeExperienceDto extends ExperienceDto {}

const longestWords = 100;

/** The slug that a form gives a new thing (§7): its name, lower-cased and hyphened, and the moment. */
export const slugFor = (text: string, at: number): string => {
  const words = cutText(
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
    longestWords,
  ).replace(/^-+|-+$/g, '');
  return [/[a-z]/.test(words) ? words : `item-${words}`.replace(/-$/, ''), at].join('-');
};
