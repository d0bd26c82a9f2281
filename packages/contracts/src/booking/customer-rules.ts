import { IsString, Matches, MaxLength, ValidateIf } from 'class-validator';
import { all } from '../list-rules.js';
import { IsEmailAddress, OneLine } from '../one-line.js';
import { IsPhoneNumber } from '../phone-number.js';
import { Trimmed } from '../rules/trimmed.js';

const phone = { message: 'Please enter a valid phone number' };
const name = { message: 'Please enter your name' };

/** Two characters that can be seen: neither spaces nor what has no form of its own. */
const twoVisible = /[^\p{Z}\p{C}].*[^\p{Z}\p{C}]/su;

/** Property rule for the name of a customer (§5). */
export const IsCustomerName = () =>
  all(
    IsString(name),
    Matches(twoVisible, name),
    OneLine(),
    MaxLength(200, { message: 'Please enter a shorter name' }),
    Trimmed(),
  );

/** Property rule for the e-mail of a customer (§5). */
export const IsCustomerEmail = () => IsEmailAddress('Please enter a valid email');

/** Property rule for the phone number of a customer; an empty text means that none was given (§5). */
export const IsCustomerPhone = () =>
  all(
    IsPhoneNumber(phone),
    MaxLength(40, phone),
    Trimmed(),
    ValidateIf((_, value) => value !== undefined && value !== null && value !== ''),
  );
