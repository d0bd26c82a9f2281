import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { all } from '../list-rules.js';
import { accountLimits } from './account-limits.js';

const missing = { message: 'Please enter your current password' };

/** Property rule: the password that the account has now. */
export const IsOwnPassword = (): PropertyDecorator =>
  all(
    IsString(missing),
    IsNotEmpty(missing),
    MaxLength(accountLimits.password, { message: 'Please enter a shorter password' }),
  );
