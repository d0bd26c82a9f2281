import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { all } from './list-rules.js';

export const pageSize = { default: 20, most: 100 } as const;
const size = { message: `Please request 1 to ${pageSize.most} entries` };

/** Property rule: how many entries a page has. */
export const IsPageSize = (): PropertyDecorator =>
  all(
    IsOptional(),
    IsInt(size),
    Min(1, size),
    Max(pageSize.most, size),
    Transform(({ value }) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value)),
  );

/** `?cursor` of a list that can grow. */
export class CursorDto {
  /** `nextCursor` of the page before. */
  @IsOptional()
  @Matches(/^[\w-]{1,200}$/, { message: 'Please send the cursor unchanged' })
  readonly cursor?: string;
}

/** `?limit&cursor` of a list that can grow. */
export class PageDto extends CursorDto {
  @IsPageSize()
  readonly limit: number = pageSize.default;
}

/** One page of a list that can grow. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Asks for the page after this one; null on the last. */
  readonly nextCursor: string | null;
}
