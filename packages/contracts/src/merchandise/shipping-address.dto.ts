import { IsIn, IsOptional, IsPostalCode, IsString, MaxLength, MinLength } from 'class-validator';
import { IsCustomerName } from '../booking/customer-rules.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { Trimmed } from '../rules/trimmed.js';
import { type UsState, usStateCodes } from '../us-states.js';

/** Labels of carriers take no more on a line. */
const LINE_LENGTH = 60;

const line = { message: 'Please enter the street address' };
const line2 = { message: `Please enter at most ${LINE_LENGTH} characters` };
const city = { message: 'Please enter the city' };
const state = { message: 'Please choose a state' };
const zip = { message: 'Please enter a ZIP code with five digits, for example 14604' };

const Short = (least: number, message: { readonly message: string }): PropertyDecorator =>
  all(IsString(message), MinLength(least, message), MaxLength(LINE_LENGTH, message), OneLine(), Trimmed());

/** Where a parcel goes, in the USA. */
export class ShippingAddressDto {
  /** Who takes it in. */
  @IsCustomerName()
  readonly name!: string;

  @Short(3, line)
  readonly line1!: string;

  /** Apartment, suite; an empty text means that there is none. */
  @Short(0, line2)
  @IsOptional()
  readonly line2?: string;

  @Short(2, city)
  readonly city!: string;

  /** Two letters. */
  @IsIn(usStateCodes, state)
  readonly state!: UsState;

  /** Five digits, or nine with a hyphen. */
  @OneLine()
  @IsPostalCode('US', zip)
  @Trimmed()
  readonly zip!: string;
}

/** "12 Elm Street, Apt 4, Rochester, NY 14604" */
export const shippingAddressText = ({ line1, line2, city, state, zip }: Omit<ShippingAddressDto, 'name'>): string =>
  [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ');
