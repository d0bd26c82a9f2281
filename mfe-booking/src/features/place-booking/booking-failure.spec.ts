import { describe, expect, it } from '@jest/globals';
import { HttpError } from '@northlight/site-kit';
import { failureOf } from './booking-failure.ts';

const answer = (status: number, body: object) => new HttpError(status, JSON.stringify(body), body);

describe('a refused booking', () => {
  it('says beside the slots that the slot was filled meanwhile', () => {
    const full = answer(409, { code: 'SLOT_FULL', message: 'Not enough seats: 1 left at this time.' });
    expect(failureOf(full)).toEqual({
      place: 'slots',
      message: 'Not enough seats: 1 left at this time.',
      fields: [],
      isAnswered: true,
    });
  });

  it('says beside the slots that the slot has started', () => {
    expect(failureOf(answer(400, { code: 'SLOT_STARTED', message: 'Started.' })).place).toBe('slots');
  });

  it('says beside its field what is wrong with a gift voucher', () => {
    expect(failureOf(answer(409, { code: 'VOUCHER_EMPTY', message: 'Nothing is left.' })).place).toBe('voucher');
  });

  it('hands the problems of single fields on', () => {
    const errors = [{ field: 'customerEmail', message: 'Please enter a valid email' }];
    expect(failureOf(answer(400, { code: 'INVALID_INPUT', message: 'Please check.', errors })).fields).toEqual(errors);
  });
});

describe('a booking whose answer was lost', () => {
  it('is not decided, so that a retry repeats the same request', () => {
    expect(failureOf(HttpError.noAnswer()).isAnswered).toBe(false);
    expect(failureOf(answer(503, { message: 'Busy.' })).isAnswered).toBe(false);
  });

  it('never shows what is no message for people', () => {
    expect(failureOf(new HttpError(502, '<html>Bad gateway</html>')).message).toBe('Please try again in a moment.');
  });
});
