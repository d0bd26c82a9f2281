import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';

export const pageSize = { default: 20, most: 100 } as const;
const size = { message: `Please ask for 1 to ${pageSize.most} entries` };

/** `?limit&cursor` of a list that can grow. */
export class PageDto {
  @IsOptional()
  @Min(1, size)
  @Max(pageSize.most, size)
  @IsInt(size)
  @Transform(({ value }) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value))
  readonly limit: number = pageSize.default;

  /** `nextCursor` of the page before. */
  @IsOptional()
  @Matches(/^[\w-]{1,200}$/, { message: 'Please send the cursor as it was given' })
  readonly cursor?: string;
}

/** One page of a list that can grow. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}
