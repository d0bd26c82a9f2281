import { IsString, MaxLength, registerDecorator, type ValidationArguments } from 'class-validator';
import { accountLimits } from './account-limits.js';

/** One rule for a new password: what a form lists, and what is said when it is broken (§5 Register). */
export interface PasswordRule {
  readonly name: string;
  readonly label: string;
  readonly message: string;
  holds(password: string): boolean;
}

export const passwordLength: PasswordRule = {
  name: 'passwordLength',
  label: 'At least 8 characters',
  message: 'Password must be at least 8 characters',
  holds: (password) => password.length >= 8,
};

export const passwordUppercase: PasswordRule = {
  name: 'passwordUppercase',
  label: 'An uppercase letter',
  message: 'Password must contain at least one uppercase letter',
  holds: (password) => /\p{Lu}/u.test(password),
};

export const passwordLowercase: PasswordRule = {
  name: 'passwordLowercase',
  label: 'A lowercase letter',
  message: 'Password must contain at least one lowercase letter',
  holds: (password) => /\p{Ll}/u.test(password),
};

export const passwordNumber: PasswordRule = {
  name: 'passwordNumber',
  label: 'A number',
  message: 'Password must contain at least one number',
  holds: (password) => /\d/.test(password),
};

/** What guessers try first among the passwords that the other rules let through; compared without case or end marks. */
const common = new Set(
  `password1 password12 password123 password1234 password12345 password01 passw0rd passw0rd1 passw0rd123 p@ssword1
   p@ssw0rd p@ssw0rd1 p@ssw0rd123 pa55word pa$$w0rd welcome1 welcome12 welcome123 welcome1234 qwerty12 qwerty123
   qwerty1234 qwerty12345 qwertyuiop1 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx zaq1zaq1 qazwsx123
   admin123 admin1234 admin12345 administrator1 letmein1 letmein123 iloveyou1 iloveyou2 abcd1234 abc12345 abc123456
   aa123456 aa12345678 a1234567 a12345678 a123456789 asdf1234 asdfgh12 football1 baseball1 basketball1 princess1
   sunshine1 monkey12 monkey123 dragon12 dragon123 superman1 batman123 michael1 jordan23 charlie1 trustno1 starwars1
   pokemon1 computer1 internet1 changeme1 changeme123 secret123 master123 shadow123 hello123 hello1234 whatever1
   freedom1 summer12 summer123 winter123 northlight1 northlight123`.split(/\s+/),
);

/** Makes more passwords too common than a page carries along, for the server. @param passwords in lower case */
export function refuseAsCommon(passwords: Iterable<string>): void {
  for (const password of passwords) common.add(password);
}

export const passwordNotCommon: PasswordRule = {
  name: 'passwordNotCommon',
  label: 'Not a commonly used password',
  message: 'This password is too common. Please choose another',
  holds: (password) => !common.has(password.toLowerCase().replace(/[!.?*#]{1,8}$/, '')),
};

/** Property rule made of a password rule; where `unless` holds of the whole form, the rule does not apply. */
export const FollowsPasswordRule =
  (rule: PasswordRule, unless: (form: object) => boolean = () => false): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: rule.name,
      target: target.constructor,
      propertyName: propertyName as string,
      options: { message: rule.message },
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) =>
          unless(object) || (typeof value === 'string' && rule.holds(value)),
      },
    });

/** Property rule: a new password, by all rules; where `unless` holds of the whole form, only its length is a rule. */
export const IsNewPassword = (unless?: (form: object) => boolean): PropertyDecorator => {
  const rules = [
    FollowsPasswordRule(passwordNotCommon, unless),
    FollowsPasswordRule(passwordNumber, unless),
    FollowsPasswordRule(passwordLowercase, unless),
    FollowsPasswordRule(passwordUppercase, unless),
    MaxLength(accountLimits.password, { message: `Password must be at most ${accountLimits.password} characters` }),
    FollowsPasswordRule(passwordLength),
    IsString({ message: passwordLength.message }),
  ];
  // as if they were written above the property: the last one first
  return (target, name) => {
    for (const rule of [...rules].reverse()) rule(target, name);
  };
};
