import { Transform } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';

const moment = { message: 'Please send the time with its zone, for example 2026-11-20T15:00:00Z' };
const position = { message: 'Please send a log position: a whole number from 1 up' };
const size = { message: 'Please request 1 to 500 entries' };

const digitsAsNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value,
);
/** In an address a plus is a space, and a zone may begin with one. */
const plusAgain = Transform(({ value }) => (typeof value === 'string' ? value.replace(' ', '+') : value));

/** `?at` or `?position`: as it was then, the event of that moment or position included. Of both, the earlier one. */
export class TimeTravelDto {
  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/, moment)
  @IsISO8601({ strict: true, strictSeparator: true }, moment)
  @plusAgain
  readonly at?: string;

  @IsOptional()
  @Min(1, position)
  @IsInt(position)
  @digitsAsNumber
  readonly position?: number;
}

/** `?limit&cursor` of a history, oldest first. */
export class HistoryPageDto {
  @IsOptional()
  @Min(1, size)
  @Max(500, size)
  @IsInt(size)
  @digitsAsNumber
  readonly limit: number = 100;

  /** `nextCursor` of the page before. */
  @IsOptional()
  @Matches(/^\d{1,9}$/, { message: 'Please send the cursor unchanged' })
  readonly cursor?: string;
}
