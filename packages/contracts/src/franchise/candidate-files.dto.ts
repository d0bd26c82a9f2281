import { IsIn } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { type CandidateFileKind, candidateFileKinds } from './candidate-files.js';

/** `{kind}` in an address. */
export class CandidateFileKindDto {
  @IsIn(Object.keys(candidateFileKinds), { message: 'Please send a resume or a business plan' })
  readonly kind!: CandidateFileKind;
}

/** An inquiry and a file of its candidate in an address. */
export class InquiryFileDto {
  @IsEntityIdText({ message: 'Please send its number' }) readonly id!: number;
  @IsEntityIdText({ message: 'Please send its number' }) readonly fileId!: number;
}
