import { IsInt, Min, registerDecorator } from 'class-validator';

/** The texts that the house may edit without a release (decisions.md G3, G13). */
export const contentKeys = ['about', 'membership-faq', 'contact-faq', 'support', 'social'] as const;
export type ContentKey = (typeof contentKeys)[number];

/** One piece of a text. There is no HTML in it: the page decides how each kind looks. */
export type ContentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

/** GET /api/content/{key}. `{product}`, `{support}` and the figures of the house (`{fee}`, `{moveHours}` …) in texts are filled in. */
export interface ContentView {
  readonly key: ContentKey;
  readonly version: number;
  readonly blocks: readonly ContentBlock[];
  readonly updatedAt: string;
}

const limits = { blocks: 60, text: 4_000, short: 300 } as const;
/** A page of this site, another site over TLS, a mail or a call. */
const address = /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:\+?[\d-]+|\/(?![/\\])[^\s"<>\\]*)$/;

const isText =
  (most: number) =>
  (value: unknown): boolean =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most;
const isShort = isText(limits.short);
const isLong = isText(limits.text);
const isAddress = (value: unknown): boolean => isShort(value) && address.test(value as string);
const isItems = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.length <= limits.blocks && value.every(isShort);

const shapes: Readonly<Record<ContentBlock['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  heading: { text: isShort },
  text: { text: isLong },
  list: { items: isItems },
  question: { question: isShort, answer: isLong },
  link: { label: isShort, url: isAddress },
};

/** True for a text made of known blocks only, each with its fields and no others. */
export const isContent = (value: unknown): value is ContentBlock[] =>
  Array.isArray(value) && value.length <= limits.blocks && value.every(isBlock);

function isBlock(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, ...fields } = value as Readonly<Record<string, unknown>>;
  const shape = typeof kind === 'string' && Object.hasOwn(shapes, kind) ? shapes[kind as ContentBlock['kind']] : {};
  const names = Object.keys(shape);
  const isWhole = names.length > 0 && names.length === Object.keys(fields).length;
  return isWhole && names.every((name) => shape[name]?.(fields[name]));
}

const IsContent = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'isContent',
    target: target.constructor,
    propertyName: propertyName as string,
    options: { message: 'Please send headings, texts, lists, questions and links only' },
    validator: { validate: isContent },
  });

/** PUT /api/admin/content/{key}: a new version of a text, written on top of the one that its writer saw. */
export class WriteContentDto {
  @Min(0, { message: 'Please send the version that you have changed' })
  @IsInt({ message: 'Please send the version that you have changed' })
  readonly version!: number;

  @IsContent()
  readonly blocks!: readonly ContentBlock[];
}
