import { Inject, Injectable } from '@nestjs/common';
import type { InquiryFieldsDto } from '@northlight/contracts';
import pg from 'pg';
import { PersonCipher } from '../../../platform/privacy/person-cipher.js';
import { SealedPersons } from '../../../platform/privacy/sealed-persons.js';
import type { CandidateTexts } from '../domain/candidate-details.js';

/** The schema of this room. */
export const schema = 'franchise';

/** What an applicant said of themselves; additionalInfo is a JSON text. */
export type Applicant = Pick<
  InquiryFieldsDto,
  'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'state' | 'targetRegion' | 'businessExperience'
> & { readonly message: string; readonly additionalInfo: string };

/** What a candidate said later, found by the e-mail of the inquiry. */
export type CandidateSubmission = CandidateTexts & { readonly email: string };

/** Everybody who applied, and what candidates said: an entry each. */
@Injectable()
export class Applicants extends SealedPersons<Applicant | CandidateSubmission> {
  constructor(@Inject(pg.Pool) pool: pg.Pool, @Inject(PersonCipher) cipher: PersonCipher) {
    super(pool, cipher, schema);
  }
}
