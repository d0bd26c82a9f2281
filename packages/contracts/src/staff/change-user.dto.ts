import { ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';

/** What people may work as, besides being an admin. */
export const staffRoles = ['desk', 'ops', 'deployer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** PATCH /api/admin/users/{id}: what is left out stays. */
export class ChangeUserDto {
  @IsOptional()
  @IsBoolean({ message: 'isAdmin must be true or false' })
  readonly isAdmin?: boolean;

  @IsOptional()
  @ArrayUnique({ message: 'Please list each role only once' })
  @IsIn(staffRoles, { each: true, message: `Roles must be from: ${staffRoles.join(', ')}` })
  @IsArray({ message: `Roles must be a list of: ${staffRoles.join(', ')}` })
  readonly roles?: StaffRole[];

  @IsOptional()
  @IsBoolean({ message: 'isDeactivated must be true or false' })
  readonly isDeactivated?: boolean;
}
