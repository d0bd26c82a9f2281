import { describe, expect, it } from '@jest/globals';
import { apiRoutes } from '@northlight/contracts/routes';
import { operationsSource } from './client-source.js';
import { generatedFiles, staleFiles } from './generated-files.js';

describe('what is made from the routes of the API', () => {
  it('is up to date; `npm run codegen` writes it', () => {
    expect(staleFiles('.', generatedFiles('.'))).toEqual([]);
  });
});

describe('an operation of the typed client', () => {
  it('takes what its route states, and answers its type', () => {
    const confirm = apiRoutes.filter(({ name }) => name === 'confirmBooking');
    const source = operationsSource('booking/selling', confirm, [
      { name: 'confirmBooking', answer: 'BookingConfirmedView' },
    ]);
    expect(source).toContain(
      'export const confirmBooking: Operation<{ params: { id: string | number }; body?: object; token?: string | undefined; idempotencyKey?: string }, BookingConfirmedView> = {',
    );
  });
});
