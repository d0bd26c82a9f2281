import { describe, expect, it } from '@jest/globals';
import { HttpError } from '@northlight/site-kit';
import { failureText } from './failure-text.ts';

const wordings = {
  refused: 'An error occurred while setting up the admin account',
  unexpected: 'An unexpected error occurred',
};

describe('what people are told of a failed call', () => {
  it('are the words of the server, when it sent some', () => {
    const error = new HttpError(403, '{}', { message: 'Setup is already complete' });
    expect(failureText(error, wordings)).toBe('Setup is already complete');
  });

  it('are the stated words for a refusal without any', () => {
    expect(failureText(new HttpError(502, 'Bad Gateway'), wordings)).toBe(wordings.refused);
  });

  it('are others for what is no answer of the server', () => {
    expect(failureText(new TypeError('x is undefined'), wordings)).toBe(wordings.unexpected);
    expect(failureText(new TypeError('x'), { refused: 'No.' })).toBe('No.');
  });
});
