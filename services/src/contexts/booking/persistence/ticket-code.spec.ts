import { describe, expect, it } from '@jest/globals';
import { bookingOnTicket, ticketCodeOf } from './ticket-code.js';

const id = '0c1d9d1e-6a5b-4a55-9d8a-0d4a4a8f6f10';
const code = ticketCodeOf(id, { SECRET: 'a secret' });

describe('the code of a ticket', () => {
  it('leads to its booking', () => {
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(bookingOnTicket(code, { SECRET: 'a secret' })).toBe(id);
  });

  it.each([
    ['another house made it', ticketCodeOf(id, { SECRET: 'another secret' })],
    ['its proof is cut off', code.slice(0, 22)],
    ['a letter of its id was changed', `${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`],
    ['it is a reference', 'NL-8K4M2QXD'],
    ['it is empty', ''],
  ])('leads nowhere when %s', (_, scanned) => {
    expect(bookingOnTicket(scanned, { SECRET: 'a secret' })).toBeUndefined();
  });

  it('is the only way to write it: what decodes to the same bytes is not the same code', () => {
    const last = code.at(-1) ?? '';
    const duplicate = String.fromCharCode(last.charCodeAt(0) + 1);
    expect(bookingOnTicket(code.slice(0, -1) + duplicate, { SECRET: 'a secret' })).toBeUndefined();
  });
});
