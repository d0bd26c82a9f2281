import { plainToInstance, Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Matches, Max, Min, ValidateNested } from 'class-validator';
import { MOST_PREVIEW_HOURS, type PreviewFault } from './preview.js';

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
