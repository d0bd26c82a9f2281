import { describe, expect, it } from '@jest/globals';
import { NotFoundException, PayloadTooLargeException } from '@nestjs/common';
import { Refusal } from '../kernel/refusal.js';
import { errorAnswer } from './error-filter.js';
import { InvalidInput } from './validation.js';

describe('an answer to what went wrong', () => {
  it('tells a refusal with its details filled in', () => {
    expect(errorAnswer(new Refusal('SLOT_FULL', { left: 2 }))).toEqual({
      statusCode: 409,
      code: 'SLOT_FULL',
      message: 'Not enough seats: 2 left at this time.',
    });
  });

  it('tells of each of many things why it was refused', () => {
    const errors = [
      { field: '1-1-2026-11-28-1430', message: 'This slot can’t have fewer seats than are already taken: 3.' },
    ];
    expect(errorAnswer(new Refusal('SLOTS_REFUSED', { refused: 1, asked: 2 }, errors))).toEqual({
      statusCode: 409,
      code: 'SLOTS_REFUSED',
      message: 'Nothing was changed. 1 of 2 slots can’t be changed this way.',
      errors,
    });
  });

  it('is one text, with the fields beside it', () => {
    const errors = [
      { field: 'customerName', message: 'Please enter your name' },
      { field: 'customerEmail', message: 'Please enter a valid email' },
    ];
    expect(errorAnswer(new InvalidInput(errors))).toEqual({
      statusCode: 400,
      code: 'INVALID_INPUT',
      message: 'Please enter your name; Please enter a valid email',
      errors,
    });
  });

  it('never repeats what a library says', () => {
    expect(errorAnswer(new NotFoundException('Cannot GET /api/secret')).message).not.toContain('secret');
    expect(errorAnswer(new Error('select * from users')).message).not.toContain('select');
  });

  it('says how large a body may be, whoever noticed', () => {
    expect(errorAnswer({ status: 413, limit: 4096 }).message).toBe('The request is too large. The limit is 4 kB.');
    expect(errorAnswer(new PayloadTooLargeException()).message).toBe('The request is too large. The limit is 100 kB.');
  });

  it.each([
    [{ code: '22P05' }, 400],
    [{ driverError: { code: '23505' } }, 409],
    [{ code: '25006' }, 503],
    [{ code: '25P03' }, 503],
    [{ code: '57P01' }, 503],
    [{ code: '08006' }, 503],
    [{ code: 'ECONNREFUSED' }, 503],
    [new Error('timeout exceeded when trying to connect'), 503],
    [new Error('Connection terminated unexpectedly'), 503],
    [new Error('Client has encountered a connection error and is not queryable'), 503],
    [{ status: 413 }, 413],
    [{ status: 418 }, 400],
    ['a text', 500],
    [undefined, 500],
  ])('has the status that %o deserves', (error, status) => {
    expect(errorAnswer(error).statusCode).toBe(status);
  });
});
