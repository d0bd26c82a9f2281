import { IsBoolean, IsOptional, Matches } from 'class-validator';

/** What may be thrown away of the releases: with `dryRun` it is told, and stays. */
export class CollectReleasesDto {
  @IsOptional() @IsBoolean() readonly dryRun?: boolean;
}

export class ReleasePlaceDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^[0-9a-f]{7,40}$/) readonly build: string;
}

/** A protected release stays, however long it was out of service. */
export class ProtectReleaseDto {
  @IsBoolean() readonly isProtected: boolean;
}
