import { IsNumber, Max, Min } from 'class-validator';
import { IsEntityId, IsEntityIdText } from '../entity-id.js';
import { all } from '../list-rules.js';
import { IsChoice, IsOptionalLine, IsOptionalText, IsRequiredLine, IsRequiredText } from '../rules/text-rules.js';
import { connectivityStatuses, electricalCapacities, hvacStatuses } from './candidate-options.js';

const measure = (least: string, most: number) =>
  all(
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: least }),
    Min(1, { message: least }),
    Max(most, { message: `Please enter at most ${most.toLocaleString('en-US')}` }),
  );

const choice = (choices: object, missing: string) => IsChoice(Object.keys(choices), missing);

/** What a candidate says of the site and the business (§5 Candidate details), its rules and their wording. */
export class CandidateFormDto {
  @IsRequiredText({ missing: 'Please describe your business background, or link to your resume', most: 10_000 })
  readonly businessResume!: string;
  @IsOptionalLine(500) readonly businessWebsite?: string;
  @IsRequiredLine({ missing: 'Please enter the proposed location', most: 500 }) readonly proposedLocation!: string;
  @IsOptionalText(5_000) readonly existingBuildingDetails?: string;
  @measure('Square footage must be at least 1', 10_000_000) readonly spaceSquareFootage!: number;
  @measure('Ceiling height must be at least 1', 1_000) readonly ceilingHeight!: number;
  @choice(hvacStatuses, 'Please choose the HVAC status') readonly hvacStatus!: string;
  @choice(electricalCapacities, 'Please choose the electrical capacity') readonly electricalCapacity!: string;
  @choice(connectivityStatuses, 'Please choose the connectivity') readonly connectivityStatus!: string;
  @IsRequiredText({ missing: 'Please describe the status of your approvals', most: 5_000 })
  readonly regulatoryApprovals!: string;
  @IsOptionalText(5_000) readonly additionalNotes?: string;
}

/** POST /api/franchise/candidate-details and PATCH /api/franchise/candidate-details/{id}. */
export class CandidateDetailsDto extends CandidateFormDto {
  @IsEntityId({ message: 'Please send the inquiry number' }) readonly franchiseInquiryId!: number;
}

/** POST /api/franchise/validate-access. The id may come as text: it is read from an address. */
export class ValidateAccessDto {
  @IsEntityIdText({ message: 'Please enter the inquiry number from your invitation' }) readonly inquiryId!: number;
  @IsRequiredLine({ missing: 'Please enter your access code', most: 100 }) readonly accessCode!: string;
}

/** `{inquiryId}` in an address. */
export class InquiryIdDto {
  @IsEntityIdText({ message: 'Please send the inquiry number' }) readonly inquiryId!: number;
}

/** `{id}` in an address. */
export class FranchiseIdDto {
  @IsEntityIdText({ message: 'Please send its number' }) readonly id!: number;
}

/** PATCH /api/admin/franchise-inquiries/{id}/candidate-details: what the form does not ask (decisions.md 2.3). */
export class CompleteDetailsDto {
  @IsOptionalLine(500) readonly developmentTimeline?: string;
  @IsOptionalLine(500) readonly initialInvestmentAmount?: string;
  @IsOptionalLine(500) readonly fundingSource?: string;
  @IsOptionalLine(500) readonly ownershipStructure?: string;
  @IsOptionalText(5_000) readonly partnerDetails?: string;
}
