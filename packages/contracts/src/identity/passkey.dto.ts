import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { IsPasskeyAssertion, type PasskeyAssertion, passkeyLimits } from './passkey-rules.js';

const unreadable = { message: 'Your browser sent a passkey that we cannot read' };
const IsBytesText = (most: number): PropertyDecorator =>
  all(Matches(/^[\w-]+$/, unreadable), MaxLength(most, unreadable));

const nameless = { message: 'Please give the passkey a name' };

/** What its owner calls a passkey. */
export class PasskeyNameDto {
  @OneLine()
  @MaxLength(passkeyLimits.name, { message: 'Please enter a shorter name' })
  @IsNotEmpty(nameless)
  @IsString(nameless)
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  readonly name!: string;
}

/** POST /api/auth/second-factor/passkeys: what the browser answers when it has made one, besides its name. */
export class AddPasskeyDto extends PasskeyNameDto {
  @IsBytesText(passkeyLimits.id)
  readonly id!: string;

  @IsBytesText(passkeyLimits.clientData)
  readonly clientDataJSON!: string;

  @IsBytesText(passkeyLimits.attestation)
  readonly attestationObject!: string;

  /** How the browser reaches it: `internal`, `hybrid`, `usb` … */
  @IsOptional()
  @IsIn(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'], { each: true, ...unreadable })
  @ArrayMaxSize(7, unreadable)
  @IsArray(unreadable)
  readonly transports?: string[];
}

/** POST /api/auth/login/passkey: the browser has asked its owner for a finger, a face or a PIN. */
export class PasskeySignInDto {
  @IsPasskeyAssertion()
  readonly passkey!: PasskeyAssertion;

  @IsOptional()
  @IsBoolean({ message: 'rememberMe is true or false' })
  readonly rememberMe?: boolean;
}

/** The {id} of a route about one passkey. */
export class PasskeyIdDto {
  @IsEntityIdText({ message: 'Please name a passkey' })
  readonly id!: number;
}
