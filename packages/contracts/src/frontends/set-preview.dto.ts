import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateNested } from 'class-validator';
import type { PreviewFault } from './document-preview.js';
import { MOST_PREVIEW_HOURS } from './preview.js';
import type { FrameKind } from './release.js';

export class PreviewFaultDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @IsIn(['entry', 'render']) readonly fault: PreviewFault;
}

/** `@Type` would ask for metadata that browsers do not have. */
const AsFaults = (): PropertyDecorator =>
  Transform(({ value }) => (Array.isArray(value) ? plainToInstance(PreviewFaultDto, value) : value));

/** What a browser is to be shown in place of what is live. With neither releases nor faults the preview ends. */
export class SetPreviewDto {
  @Matches(/^\w{3,80}$/, { each: true }) @ArrayMaxSize(20) @IsArray() readonly releases: string[];
  @ValidateNested({ each: true }) @AsFaults() @ArrayMaxSize(20) @IsArray() readonly faults: PreviewFaultDto[];
  /** For so long; a browser that has a preview by a link cannot make it longer. */
  @Max(MOST_PREVIEW_HOURS) @Min(1) @IsInt() readonly hours: number;
}

/** A build that a developer's own machine serves: it is registered nowhere, and loads in a browser of that machine only. */
export class LocalBuildDto {
  @Matches(/^[a-z][a-z0-9-]{1,40}$/) readonly app: string;
  @Matches(/^\w{3,80}$/) readonly id: string;
  @Matches(/^\w{3,80}$/) readonly container: string;
  /** Address of its first script. */
  @Matches(/^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}\/[\w./-]{1,200}$/) readonly entry: string;
  @Matches(/^sha256-[\w+/]{43}=$/) readonly integrity: string;
  @Matches(/^\/[\w/*-]{0,120}$/, { each: true }) @ArrayMaxSize(40) @IsArray() readonly routes: string[];
  @IsOptional() @IsIn(['whole', 'plain']) readonly frame?: FrameKind;
}

const AsBuilds = (): PropertyDecorator =>
  Transform(({ value }) => (Array.isArray(value) ? plainToInstance(LocalBuildDto, value) : value));

/** What a link shows to the browser that opens it. */
export class LinkPreviewDto extends SetPreviewDto {
  @IsOptional()
  @ValidateNested({ each: true })
  @AsBuilds()
  @ArrayMaxSize(5)
  @IsArray()
  readonly local?: LocalBuildDto[];
}
