import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** What failed: the entry of a front did not come or run, a chunk of it did not, or a page broke while it was shown. */
export type FailureKind = 'entry' | 'chunk' | 'render';

const longestMs = 600_000;

/** Why a release failed in a document. Of the stack only frames of releases are kept, and of the message nothing of a person. */
export class ReleaseFailureDto {
  @IsIn(['entry', 'chunk', 'render']) readonly kind: FailureKind;
  @MaxLength(1_000) @IsString() readonly message: string;
  @MaxLength(4_096) @IsString() readonly stack: string;
  /** The pattern of the address, such as `/experience/*`, never the address. */
  @Matches(/^\/[\w/*-]{0,120}$/) readonly route: string;
}

/** `@Type` would ask for metadata that browsers do not have. */
const AsFailure = (): PropertyDecorator =>
  Transform(({ value }) => (typeof value === 'object' && value ? plainToInstance(ReleaseFailureDto, value) : value));

/** What a document has to say of one release since its last report. */
export class ReleaseReportDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^\w{3,80}$/) readonly release: string;
  /** 1 in the first report of a document in which it was to be shown. */
  @Max(1) @Min(0) @IsInt() readonly loads: number;
  /** Times that the page did not react for more than 50 ms. */
  @Max(1_000) @Min(0) @IsInt() readonly longTasks: number;
  /** Largest contentful paint of the document, in milliseconds. */
  @IsOptional() @Max(longestMs) @Min(0) @IsInt() readonly lcpMs?: number;
  /** Interaction to next paint, in milliseconds. */
  @IsOptional() @Max(longestMs) @Min(0) @IsInt() readonly inpMs?: number;
  /** The first failure of the release in this document. */
  @IsOptional() @ValidateNested() @AsFailure() readonly failure?: ReleaseFailureDto;
}

const AsReports = (): PropertyDecorator =>
  Transform(({ value }) => (Array.isArray(value) ? plainToInstance(ReleaseReportDto, value) : value));

/** How the releases of a document do (docs/adr/0101). It names no visitor. */
export class ReportReleasesDto {
  @ValidateNested({ each: true })
  @AsReports()
  @ArrayMaxSize(20)
  @IsArray()
  readonly releases: ReleaseReportDto[];
}
