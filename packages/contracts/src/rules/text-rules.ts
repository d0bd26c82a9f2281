import { IsBoolean, IsIn, IsOptional, IsString, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';
import { Trimmed } from './trimmed.js';

interface TextRule {
  /** What is said when nothing was given. */
  readonly missing: string;
  readonly most: number;
}

const tooLong = (most: number) => ({ message: `Please keep this under ${most.toLocaleString('en-US')} characters` });

/** Property rule: a text that must be given; it may have several lines. */
export const IsRequiredText = ({ missing, most }: TextRule) =>
  all(IsString({ message: missing }), MinLength(1, { message: missing }), MaxLength(most, tooLong(most)), Trimmed());

/** Property rule: one line that must be given. */
export const IsRequiredLine = (rule: TextRule) => all(IsRequiredText(rule), OneLine());

/** Property rule: a text that may be left out, or be empty; it may have several lines. */
export const IsOptionalText = (most: number) =>
  all(
    IsString({ message: 'Please send this as text' }),
    MaxLength(most, tooLong(most)),
    ValidateIf((_, value) => value !== undefined && value !== null),
    Trimmed(),
  );

/** Property rule: one line that may be left out, or be empty. */
export const IsOptionalLine = (most: number) => all(IsOptionalText(most), OneLine());

/** Property rule: one of these, and nothing else. */
export const IsChoice = (choices: readonly string[], missing: string) => IsIn(choices, { message: missing });

/** Property rule: one of these, or an empty text for none. */
export const IsOptionalChoice = (choices: readonly string[], wrong: string) =>
  all(IsIn(['', ...choices], { message: wrong }), IsOptional());

/** Property rule: yes or no; left out, it is no. */
export const IsYesOrNo = () => all(IsBoolean({ message: 'Please answer yes or no' }), IsOptional());
