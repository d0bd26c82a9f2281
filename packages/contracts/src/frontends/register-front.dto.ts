import { ArrayMaxSize, ArrayUnique, IsArray, Matches } from 'class-validator';

/** A front and the team that releases it. */
export class RegisterFrontDto {
  /** As in CODEOWNERS, without the organization. */
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly team: string;

  /** Addresses that the team may answer, as `/events` or `/events/*`; those of its live release stay its own. */
  @Matches(/^\/[\w/*-]{0,120}$/, { each: true })
  @ArrayUnique()
  @ArrayMaxSize(100)
  @IsArray()
  readonly routes: string[];
}
