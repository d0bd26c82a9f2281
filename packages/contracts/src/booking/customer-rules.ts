import { IsEmail, IsString, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';

const all =
  (...rules: readonly PropertyDecorator[]): PropertyDecorator =>
  (target, property) => {
    for (const rule of rules) rule(target, property);
  };

const phone = { message: 'Please enter a valid phone number' };
const email = { message: 'Please enter a valid email' };
const name = { message: 'Please enter your name' };

/** Property rule for the name of a customer (§5). */
export const IsCustomerName = () =>
  all(IsString(name), MinLength(2, name), MaxLength(200, { message: 'Please enter a shorter name' }));

/** Property rule for the e-mail of a customer (§5). */
export const IsCustomerEmail = () => all(IsEmail({}, email), MaxLength(254, email));

/** Property rule for the phone number of a customer; an empty text means that none was given (§5). */
export const IsCustomerPhone = () =>
  all(
    Matches(/^[+(]?\d[\d\s().+-]{5,}$/, phone),
    MaxLength(40, phone),
    ValidateIf((_, value) => value !== undefined && value !== null && value !== ''),
  );
