import { IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { all } from '../list-rules.js';
import { IsEmailAddress, OneLine } from '../one-line.js';

const phone = { message: 'Please enter a valid phone number' };
const name = { message: 'Please enter your name' };

/** Property rule for the name of a customer (§5). */
export const IsCustomerName = () =>
  all(IsString(name), MinLength(2, name), OneLine(), MaxLength(200, { message: 'Please enter a shorter name' }));

/** Property rule for the e-mail of a customer (§5). */
export const IsCustomerEmail = () => IsEmailAddress('Please enter a valid email');

/** Property rule for the phone number of a customer; an empty text means that none was given (§5). */
export const IsCustomerPhone = () =>
  all(
    Matches(/^[+(]?\d[\d ().+-]{5,}$/, phone),
    MaxLength(40, phone),
    ValidateIf((_, value) => value !== undefined && value !== null && value !== ''),
  );
