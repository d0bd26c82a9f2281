import { IsNumber, Max, Min } from 'class-validator';
import { numberText } from './optional-setting.js';
import { TraceSettings } from './trace-settings.js';

/** What of the settings says how much browsers report. */
export class ReportSettings extends TraceSettings {
  /** Of the documents, the share whose browsers report how releases do, from 0 to 1; with a candidate each one does. */
  @numberText()
  @IsNumber()
  @Min(0)
  @Max(1)
  readonly REPORTS_SHARE: number = 1;
}
