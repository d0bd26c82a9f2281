import { IsNumber, IsUrl, Max, Min, ValidateIf } from 'class-validator';
import { anyUrl, isGiven, numberText } from './optional-setting.js';

/** What of the settings says where traces go. */
export class TraceSettings {
  /** Where a collector takes spans by OTLP over HTTP; unset: nothing is traced. */
  @ValidateIf(isGiven)
  @IsUrl(anyUrl)
  readonly TRACES_URL?: string;

  /** Of the documents and calls that begin a trace, the share that is traced, from 0 to 1. */
  @numberText()
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly TRACES_SHARE: number = 0.1;
}
