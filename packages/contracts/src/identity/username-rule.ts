import { IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { accountLimits } from './account-limits.js';

const short = { message: 'Username must be at least 3 characters' };

/**
 * Property rule: the name of a new account (§5 Register). Invisible characters of any kind are refused, too: two names that
 * look alike would be two accounts.
 */
export const IsNewUsername = (): PropertyDecorator =>
  all(
    IsString(short),
    MinLength(3, short),
    OneLine({ message: 'Username must be on one line, without control characters' }),
    Matches(/^\P{C}*$/u, { message: 'Username must not contain invisible characters' }),
    Matches(/^\S(.*\S)?$/u, { message: 'Username must not start or end with a space' }),
    MaxLength(accountLimits.username, { message: `Username must be at most ${accountLimits.username} characters` }),
  );
