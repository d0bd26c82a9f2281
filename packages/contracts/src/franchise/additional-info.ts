import { plainToInstance } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, validateSync } from 'class-validator';
import type { FieldError } from '../errors/error-body.js';
import { all } from '../list-rules.js';
import { IsChoice, IsOptionalChoice, IsOptionalLine, IsRequiredText, IsYesOrNo } from '../rules/text-rules.js';
import { commitments, propertyTypes, relatedFields } from './inquiry-options.js';

const fields = Object.keys(relatedFields);

export const IsPropertyType = () => IsOptionalChoice(propertyTypes, 'Please choose a property type from the list');
export const IsCommitment = () => IsChoice(commitments, 'Please choose your level of commitment');
export const IsMotivation = () => IsRequiredText({ missing: 'Please tell us why you’re interested', most: 5_000 });
export const IsFieldList = () =>
  all(
    IsArray({ message: 'Please choose fields from the list' }),
    ArrayMaxSize(20, { message: 'Please choose fields from the list' }),
    IsIn(fields, { each: true, message: 'Please choose fields from the list' }),
    IsOptional(),
  );
export const IsShortText = () => IsOptionalLine(200);

/** What a pre-application sends as one JSON text (§5). */
export class AdditionalInfo {
  @IsYesOrNo() readonly ownsProperty: boolean = false;
  @IsShortText() readonly propertySize: string = '';
  @IsPropertyType() readonly propertyType: string = '';
  @IsYesOrNo() readonly currentBusinessOwner: boolean = false;
  @IsShortText() readonly businessType: string = '';
  @IsFieldList() readonly experiencedFields: readonly string[] = [];
  @IsShortText() readonly personalInvestment: string = '';
  @IsYesOrNo() readonly needsFinancing: boolean = false;
  @IsCommitment() readonly commitment!: string;
  @IsMotivation() readonly motivation!: string;
  @IsShortText() readonly bestContactTime: string = '';
}

/** What was read, or what is wrong with it, field by field. */
export type AdditionalInfoRead = { readonly info: AdditionalInfo } | { readonly errors: readonly FieldError[] };

/** Reads the JSON text of a pre-application under the rules of its fields. */
export function readAdditionalInfo(text: string): AdditionalInfoRead {
  const given = parsed(text);
  if (!given) return { errors: [{ field: 'additionalInfo', message: 'Please send additionalInfo as a JSON object' }] };
  const info = plainToInstance(AdditionalInfo, withoutNulls(given), { exposeDefaultValues: true });
  const errors = validateSync(info, { whitelist: true, stopAtFirstError: true });
  if (errors.length === 0) return { info };
  return {
    errors: errors.flatMap(({ property: field, constraints }) =>
      Object.values(constraints ?? {}).map((message) => ({ field, message })),
    ),
  };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const withoutNulls = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
