import { IsInt, Min, registerDecorator } from 'class-validator';
import type { ContentBlock } from './content-block.js';
import { contentProblems } from './content-rules.js';

/** The texts that the house may edit without a release (decisions.md G3, G13). */
export const contentKeys = ['about', 'membership-faq', 'contact-faq', 'support', 'social'] as const;
export type ContentKey = (typeof contentKeys)[number];

/** GET /api/content/{key}. `{product}`, `{support}` and the figures of the house (`{fee}`, `{moveHours}` …) in texts are filled in. */
export interface ContentView {
  readonly key: ContentKey;
  readonly version: number;
  readonly blocks: readonly ContentBlock[];
  readonly updatedAt: string;
}

/** True for a text made of known blocks only, each with its fields and no others. */
export const isContent = (value: unknown): value is ContentBlock[] => contentProblems(value).length === 0;

/** The first thing that is wrong: "Block 3: Please write the answer". */
function firstProblem(value: unknown): string {
  const { block, message = '' } = contentProblems(value)[0] ?? {};
  return block === undefined ? message : `Block ${block + 1}: ${message}`;
}

const IsContent = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isContent',
    target: target.constructor,
    propertyName: propertyName as string,
    validator: { validate: isContent, defaultMessage: (wrong) => firstProblem(wrong?.value) },
  });

/** PUT /api/admin/content/{key}: a new version of a text, written on top of the one that its writer saw. */
export class WriteContentDto {
  @Min(0, { message: 'Please send the version you changed' })
  @IsInt({ message: 'Please send the version you changed' })
  readonly version!: number;

  @IsContent()
  readonly blocks!: readonly ContentBlock[];
}
