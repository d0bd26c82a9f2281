import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Max, MaxLength, Min, MinLength, ValidateBy } from 'class-validator';
import { all, fieldsOf } from '../list-rules.js';
import { isOneLine, OneLine } from '../one-line.js';
import { OrNone } from '../or-none.js';
import { AsNumber } from '../rules/as-number.js';
import { IsDecimal } from '../rules/is-decimal.js';
import { Trimmed } from '../rules/trimmed.js';
import type { VenueNote } from './catalog-views.js';

const place = { message: 'Please enter a whole number from 0 to 100' };
const lines = { message: 'Please use at most 12 lines of up to 200 characters each' };

/** A form has one text with a line each where a list is meant. */
export const AsLines = (): PropertyDecorator =>
  Transform(({ value }) =>
    typeof value === 'string'
      ? value
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
      : value,
  );

/** 'By car: Over the bridge.' → a note with a title. */
const noteOf = (line: unknown): unknown => {
  if (typeof line !== 'string') return line;
  const [title = '', ...text] = line.split(':');
  return { title: title.trim(), text: text.join(':').trim() };
};

export const AsNotes = (): PropertyDecorator =>
  Transform(({ value }) => (Array.isArray(value) ? value.map(noteOf) : value));

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

export const isNote = (value: unknown): value is VenueNote => {
  const { title, text } = fieldsOf(value);
  return isText(title) && isText(text);
};

/** What is no note is told so, and nothing of its length. */
export const isShortNote = (value: unknown): boolean =>
  !isNote(value) || (value.title.length <= 40 && value.text.length <= 300);

export const isLineNote = (value: unknown): boolean =>
  !isNote(value) || (isOneLine(value.title) && isOneLine(value.text));

export const EachIs = (name: string, validate: (value: unknown) => boolean, { message }: { message: string }) =>
  ValidateBy({ name, validator: { validate, defaultMessage: () => message } }, { each: true });

export const IsLines = (): PropertyDecorator =>
  all(
    IsArray(lines),
    ArrayMaxSize(12, lines),
    IsString({ ...lines, each: true }),
    MaxLength(200, { ...lines, each: true }),
    OneLine({ ...lines, each: true }),
    AsLines(),
  );

export const IsShort = (least: number, most: number, options: { message: string }): PropertyDecorator =>
  all(
    IsString(options),
    MinLength(least, options),
    MaxLength(most, { message: `Please use at most ${most} characters` }),
    OneLine(),
    Trimmed(),
  );

export const IsPercent = (): PropertyDecorator => all(IsInt(place), Min(0, place), Max(100, place), AsNumber());

export const IsDegrees = (most: number, options: { message: string }): PropertyDecorator =>
  all(IsDecimal(6, options), Min(-most, options), Max(most, options), AsNumber(), OrNone());
