import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsEntityIdText } from '../entity-id.js';
import { OneLine } from '../one-line.js';
import { PageDto } from '../page.js';
import type { HeldPlanView } from './grant-plan.dto.js';

/** GET /api/admin/users?search&limit&cursor */
export class ListUsersDto extends PageDto {
  /** A part of a username, an e-mail or a name. */
  @IsOptional()
  @OneLine()
  @MaxLength(254, { message: 'Please enter at most 254 characters' })
  @IsString({ message: 'Please enter at most 254 characters' })
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  readonly search?: string;
}

/** The {id} of a route about one user. */
export class UserIdDto {
  @IsEntityIdText({ message: 'Please select a user' })
  readonly id!: number;
}

/** An account as admins see it. */
export interface ManagedUserView {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isAdmin: boolean;
  readonly roles: readonly string[];
  /** It cannot sign in. */
  readonly isDeactivated: boolean;
  /** A sign-in asks for more than the password. */
  readonly hasSecondFactor: boolean;
  readonly plan: HeldPlanView;
  /** ISO instant. */
  readonly createdAt: string;
}
