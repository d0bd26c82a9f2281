import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { all } from '../list-rules.js';
import { OneLine } from '../one-line.js';

const missing = { message: 'Please enter an email or a username' };

/** Property rule: an e-mail, a username, or "#" and the number of an account. */
const IsPersonText = (): PropertyDecorator =>
  all(
    IsNotEmpty(missing),
    OneLine(),
    MaxLength(254, { message: 'Please enter at most 254 characters' }),
    IsString(missing),
    Transform(({ value }) => (typeof value === 'string' ? value.trim() : value)),
  );

/** Why somebody is told or forgotten. */
export const answerReasons = ['the person asks', 'a representative asks', 'an authority asks'] as const;
export type AnswerReason = (typeof answerReasons)[number];

/** How whoever asks has shown who they are (docs/how-to/answer-a-request-of-access.md). */
export const identityProofs = ['mail at the address', 'details of visits', 'document at a venue', 'letter'] as const;
export type IdentityProof = (typeof identityProofs)[number];

/** Why somebody is told or forgotten, and how it was shown who asks. */
export interface PersonAnswer {
  readonly reason: AnswerReason;
  readonly shownBy: IdentityProof;
}

/** GET /api/admin/persons?search */
export class FindPersonDto {
  @IsPersonText()
  readonly search!: string;
}

/** POST /api/admin/persons/export tells somebody, DELETE /api/admin/persons forgets them (docs/adr/0017). */
export class AnswerPersonDto implements PersonAnswer {
  @IsPersonText()
  readonly whom!: string;

  @IsIn(answerReasons, { message: 'Please choose who asks' })
  readonly reason!: AnswerReason;

  @IsIn(identityProofs, { message: 'Please choose how it was shown who asks' })
  readonly shownBy!: IdentityProof;
}
