import { registerDecorator } from 'class-validator';
import { isOneLine } from './one-line.js';
import { encodeText } from './text.js';

/** What stands between the digits of a number, as people write and phones paste it; each kind of dash and space. */
const separators = '[ \\u00A0\\u2009\\u202F()./\\u2010-\\u2015\\u2212-]';
const extension = /(?:;ext=|,?\s*(?:ext(?:ension)?|x|#)\.?\s*)(\d{1,7})$/i;
const number = new RegExp(`^\\+?${separators}*\\d(?:${separators}*\\d)*$`);
/** Of the number alone. The longest ones have 15 (ITU-T E.164), and a carrier's prefix may stand before them. */
const DIGITS = { least: 6, most: 20 } as const;

interface PhoneParts {
  /** Digits, with a + before those of an international number. */
  readonly dialed: string;
  /** Of a line behind the number. */
  readonly extension: string | undefined;
}

/** What a text says is dialed; undefined where it is no phone number. */
function partsOf(text: string): PhoneParts | undefined {
  if (!isOneLine(text)) return undefined;
  const trimmed = text.trim();
  const behind = extension.exec(trimmed);
  const before = trimmed.slice(0, behind?.index ?? trimmed.length).trim();
  if (!number.test(before)) return undefined;
  const dialed = before.replace(/[^+\d]/g, '');
  const digits = dialed.replace('+', '').length;
  if (digits < DIGITS.least || digits > DIGITS.most) return undefined;
  return { dialed, extension: behind?.[1] };
}

/** Whether a text is a number that a person could dial, with or without an extension. */
export const isPhoneNumber = (text: string): boolean => partsOf(text) !== undefined;

/** The address that has a phone dial a number (RFC 3966); of a text that is none, its digits. */
export function telHref(text: string): string {
  const parts = partsOf(text);
  if (!parts) return `tel:${text.replace(/[^+\d]/g, '')}`;
  return `tel:${parts.dialed}${parts.extension ? `;ext=${parts.extension}` : ''}`;
}

/**
 * The address that opens a mail to someone (RFC 6068). An address with a `?` or `&` in it stays one address: what stands behind
 * them would be further recipients.
 */
export const mailtoHref = (email: string): string => `mailto:${encodeText(email).replace('%40', '@')}`;

/** Property rule: a number that a person could dial. */
export const IsPhoneNumber =
  ({ message }: { readonly message: string }): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'phoneNumber',
      target: target.constructor,
      propertyName: propertyName as string,
      options: { message },
      validator: { validate: (value: unknown) => typeof value === 'string' && isPhoneNumber(value) },
    });
