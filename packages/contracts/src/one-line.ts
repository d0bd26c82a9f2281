import { IsEmail, MaxLength, registerDecorator, type ValidationOptions } from 'class-validator';
import { all } from './list-rules.js';

/**
 * What no text of one line holds: control characters (C0, DEL, C1; line breaks and tabs are among them), the line and
 * paragraph separators of Unicode, and what overrides the direction of reading, so that a text shows another one than it is.
 */
const control = '\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069';
const aControl = new RegExp(`[${control}]`);
const controls = new RegExp(`[${control}]+`, 'g');

/** Whether a text is one line, without control characters. */
export const isOneLine = (text: string): boolean => !aControl.test(text);

/** A text as one line: what breaks or controls it becomes a space. */
export const asOneLine = (text: string): string => text.replace(controls, ' ');

export const oneLineMessage = 'Please keep this on one line, without control characters';

/** One line as the API's description has it, by the name of its rule. */
export const oneLineSchemas = { oneLine: { pattern: `^[^${control}]*$` } };

/** Property rule: a text is one line, without control characters. What is no text, other rules refuse. */
export const OneLine =
  (options: ValidationOptions = {}): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'oneLine',
      target: target.constructor,
      propertyName: propertyName as string,
      options: { message: oneLineMessage, ...options },
      validator: { validate: (value: unknown) => typeof value !== 'string' || isOneLine(value) },
    });

/** Property rule: an e-mail address. Its part before the @ may be a quoted text, but no line break is let through there. */
export const IsEmailAddress = (message: string): PropertyDecorator =>
  all(IsEmail({}, { message }), OneLine({ message }), MaxLength(254, { message }));
