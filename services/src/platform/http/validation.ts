import { ValidationPipe } from '@nestjs/common';
import type { FieldError } from '@northlight/contracts';
import type { ValidationError } from 'class-validator';
import { rememberRules } from './remembered-rules.js';

/** Fields that break their rules; thrown by the pipe, answered as 400 with one entry a field. */
export class InvalidInput extends Error {
  constructor(readonly errors: readonly FieldError[]) {
    super('Invalid input');
  }
}

rememberRules();

/** Validates every body and query against its DTO class; fields that no rule names are dropped, never acted on. */
export const validationPipe = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidInput(errors.flatMap((error) => fieldErrorsOf(error))),
  });

function fieldErrorsOf({ property, constraints, children = [] }: ValidationError, path = ''): FieldError[] {
  const field = `${path}${property}`;
  const own = Object.values(constraints ?? {}).map((message) => ({ field, message }));
  return [...own, ...children.flatMap((child) => fieldErrorsOf(child, `${field}.`))];
}
