import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsCustomerPhone } from '../booking/customer-rules.js';
import { IsEmailAddress, OneLine } from '../one-line.js';
import { Trimmed } from '../rules/trimmed.js';

const name = { message: 'Name must be at least 2 characters' };
const subject = { message: 'Subject must be at least 5 characters' };
const message = { message: 'Message must be at least 10 characters' };
const location = { message: 'Please choose a venue from the list' };

/** POST /api/contact: the contact message (§3), its rules and their wording (§5). */
export class ContactMessageDto {
  @OneLine()
  @MaxLength(100, { message: 'Please enter a shorter name' })
  @MinLength(2, name)
  @IsString(name)
  @Trimmed()
  readonly name!: string;

  @IsEmailAddress('Please enter a valid email address')
  @Trimmed()
  readonly email!: string;

  /** An empty text means that none was given. */
  @IsCustomerPhone()
  readonly phone?: string;

  @OneLine()
  @MaxLength(150, { message: 'Please keep the subject under 150 characters' })
  @MinLength(5, subject)
  @IsString(subject)
  @Trimmed()
  readonly subject!: string;

  @MaxLength(5_000, { message: 'Please keep the message under 5,000 characters' })
  @MinLength(10, message)
  @IsString(message)
  @Trimmed()
  readonly message!: string;

  /** The id of a venue as text; empty: the message is about none of them. */
  @IsOptional()
  @Matches(/^([1-9]\d{0,9})?$/, location)
  readonly location?: string;

  /** A field that no person sees. Whoever fills it in gets the usual answer, and nothing is kept. */
  @IsOptional()
  @MaxLength(5_000, { message: 'Please leave this empty' })
  @IsString({ message: 'Please leave this empty' })
  readonly website?: string;
}

/** Its answer. */
export interface ContactMessageSentView {
  readonly id: string;
  readonly createdAt: string;
}
