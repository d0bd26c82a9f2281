import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { EachMayBeLeftOut } from '../each-may-be-left-out.js';
import { IsExpectedVersion } from '../expected-version.js';
import { IsEmailAddress, oneLineMessage } from '../one-line.js';
import { OrNone } from '../or-none.js';
import { IsPhoneNumber } from '../phone-number.js';
import { AsNumber } from '../rules/as-number.js';
import { Trimmed } from '../rules/trimmed.js';
import type { VenueNote, VenueStatus } from './catalog-views.js';
import {
  AsLines,
  AsNotes,
  EachIs,
  IsDegrees,
  IsLines,
  IsPercent,
  IsShort,
  isLineNote,
  isNote,
  isShortNote,
} from './venue-rules.js';

const name = { message: 'Name must be at least 2 characters' };
const address = { message: 'Please enter the street address' };
const city = { message: 'Please enter the city' };
const description = { message: 'Description must be at least 20 characters' };
const year = { message: 'Please enter a year from 2000 to 2100' };
const latitude = { message: 'Please enter degrees from -90 to 90, for example 43.1566' };
const longitude = { message: 'Please enter degrees from -180 to 180, for example -77.6088' };
const ways = { message: 'Please start each line with a name and a colon, for example “By car: Take the bridge.”' };
const longWays = {
  message: 'Please use at most 12 lines, each with at most 40 characters before the colon and 300 after it',
};
/** Dollars; the most is that of the house, too. */
const mostAtVenue = 100_000;
const payment = { message: 'Please enter a whole number of dollars from 0 to 100,000' };
const phone = { message: 'Please enter a phone number, for example +1 585 555 0100' };

/** What a venue's own page says, where it lies and whether it is open (decisions.md G6). */
class VenueDto {
  @IsShort(2, 100, name)
  readonly name!: string;

  @IsShort(3, 120, address)
  readonly address!: string;

  @IsShort(2, 80, city)
  readonly city!: string;

  @Matches(/^[A-Z]{2}$/, { message: 'Please enter the two-letter state code, for example NY' })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  readonly state!: string;

  @Matches(/^\d{5}(-\d{4})?$/, { message: 'Please enter a five-digit zip code' })
  @Trimmed()
  readonly zipCode!: string;

  /** One of the IANA list, for instance America/New_York. */
  @IsTimeZone({ message: 'Please select a time zone' })
  readonly timezone!: string;

  @MaxLength(3_000, { message: 'Please keep the description under 3,000 characters' })
  @MinLength(20, description)
  @IsString(description)
  @Trimmed()
  readonly description!: string;

  @IsIn(['open', 'planned'], { message: 'Please choose open or planned' })
  readonly status!: VenueStatus;

  /** Since when it is open, or when it is to open; left out, the page says that this is to be announced. */
  @OrNone()
  @Max(2_100, year)
  @Min(2_000, year)
  @IsInt(year)
  @AsNumber()
  readonly year?: number | null;

  @IsPhoneNumber(phone)
  @MaxLength(40, phone)
  @OrNone()
  readonly phone?: string | null;

  @IsEmailAddress('Please enter a valid email')
  @OrNone()
  readonly email?: string | null;

  @IsOptional()
  @IsBoolean({ message: 'New must be true or false' })
  readonly isNew?: boolean;

  /** Percent of the network's map, from its left edge. */
  @IsPercent()
  readonly mapX!: number;

  /** Percent of the network's map, from its upper edge. */
  @IsPercent()
  readonly mapY!: number;

  /** Degrees: where the interactive map has its door. */
  @IsDegrees(90, latitude)
  readonly latitude?: number | null;

  @IsDegrees(180, longitude)
  readonly longitude?: number | null;

  /** Dollars up to which may be paid there instead of online: 0 for none, null for the figure of the house. */
  @IsInt(payment)
  @Min(0, payment)
  @Max(mostAtVenue, payment)
  @AsNumber()
  @OrNone()
  readonly payAtVenueUpTo?: number | null;

  @IsLines()
  readonly parking!: string[];

  @IsLines()
  readonly amenities!: string[];

  @IsLines()
  readonly safety!: string[];

  /** Transformations run from the first to the last, unlike the rules. */
  @EachIs('isLineNote', isLineNote, { message: oneLineMessage })
  @EachIs('isShortNote', isShortNote, longWays)
  @EachIs('isVenueNote', isNote, ways)
  @ArrayMaxSize(12, longWays)
  @IsArray(ways)
  @AsLines()
  @AsNotes()
  readonly directions!: VenueNote[];

  @IsExpectedVersion()
  readonly version?: number;
}

/** POST /api/admin/venues: a list that is left out is empty. */
export class WriteVenueDto extends VenueDto {
  override readonly parking: string[] = [];
  override readonly amenities: string[] = [];
  override readonly safety: string[] = [];
  override readonly directions: VenueNote[] = [];

  /** Only for a new one: a slug stays as it is when the name changes (decisions.md C22). */
  @Matches(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: 'Please use lowercase letters, numbers, and single hyphens',
  })
  @MaxLength(150, { message: 'Please choose a shorter slug' })
  @OrNone()
  readonly slug?: string | null;
}

/** PUT /api/admin/venues/{id}: what is left out stays as it is. */
@EachMayBeLeftOut()
export class ChangeVenueDto extends VenueDto {}
