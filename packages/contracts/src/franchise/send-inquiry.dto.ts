import { IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../one-line.js';
import { IsChoice, IsOptionalText, IsRequiredLine, IsRequiredText, IsYesOrNo } from '../rules/text-rules.js';
import { Trimmed } from '../rules/trimmed.js';
import {
  AdditionalInfo,
  IsCommitment,
  IsFieldList,
  IsMotivation,
  IsPropertyType,
  IsShortText,
} from './additional-info.js';
import { franchiseTimeframes, heardAboutOptions, investmentLevels } from './inquiry-options.js';

const json = { message: 'Please send additionalInfo as a JSON object' };

/** What a pre-application says in fields of its own (§3 franchise_inquiries), its rules (§5) and their wording. */
export class InquiryFieldsDto {
  @IsRequiredLine({ missing: 'Please enter your first name', most: 100 }) readonly firstName!: string;
  @IsRequiredLine({ missing: 'Please enter your last name', most: 100 }) readonly lastName!: string;
  @IsEmailAddress('Invalid email address') @Trimmed() readonly email!: string;
  @IsRequiredLine({ missing: 'Please enter your phone number', most: 40 }) readonly phone!: string;
  @IsRequiredLine({ missing: 'Please enter your city', most: 100 }) readonly city!: string;
  @IsRequiredLine({ missing: 'Please enter your state', most: 100 }) readonly state!: string;
  @IsRequiredLine({ missing: 'Please enter your target region', most: 200 }) readonly targetRegion!: string;
  @IsChoice(investmentLevels, 'Please choose an investment level') readonly investmentLevel!: string;
  @IsChoice(franchiseTimeframes, 'Please choose a timeframe') readonly timeframe!: string;
  @IsRequiredText({ missing: 'Please tell us about your business experience', most: 5_000 })
  readonly businessExperience!: string;
  @IsChoice(heardAboutOptions, 'Please tell us how you heard about us') readonly heardAbout!: string;
  @IsOptionalText(5_000) readonly message?: string;
}

/** POST /api/franchise-inquiries. */
export class SendInquiryDto extends InquiryFieldsDto {
  /** A JSON text: see AdditionalInfo. Commitment and motivation, which are required, travel in it. */
  @MaxLength(20_000, json) @IsString(json) readonly additionalInfo!: string;
}

/** The pre-application as its form has it, field by field. */
export class PreApplicationDto extends InquiryFieldsDto {
  @IsYesOrNo() readonly ownsProperty!: boolean;
  @IsShortText() readonly propertySize!: string;
  @IsPropertyType() readonly propertyType!: string;
  @IsYesOrNo() readonly currentBusinessOwner!: boolean;
  @IsShortText() readonly businessType!: string;
  @IsFieldList() readonly experiencedFields!: string[];
  @IsShortText() readonly personalInvestment!: string;
  @IsYesOrNo() readonly needsFinancing!: boolean;
  @IsCommitment() readonly commitment!: string;
  @IsMotivation() readonly motivation!: string;
  @IsShortText() readonly bestContactTime!: string;
}

/** A form as it travels: what has no field of its own goes into additionalInfo. */
export function sentInquiryOf(form: PreApplicationDto): SendInquiryDto {
  const { ownsProperty, propertySize, propertyType, currentBusinessOwner, businessType, ...more } = form;
  const { experiencedFields, personalInvestment, needsFinancing, commitment, motivation, bestContactTime, ...fields } =
    more;
  const info: AdditionalInfo = {
    ...{ ownsProperty, propertySize, propertyType, currentBusinessOwner, businessType, experiencedFields },
    ...{ personalInvestment, needsFinancing, commitment, motivation, bestContactTime },
  };
  return { ...fields, additionalInfo: JSON.stringify(info) };
}
