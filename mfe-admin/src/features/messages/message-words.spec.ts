import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mailtoOf } from './message-words.ts';

const written = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: null,
  subject: 'A lost scarf',
  message: 'Grey wool.',
};

/** Anything that a contact form may be sent, halves of pairs among it. */
const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('%', '😀', '\uD83D', '\n'), fc.string({ unit: 'binary' })),
});

describe('the link that opens an answer in a mail program', () => {
  it('quotes a message up to the emoji that would be cut in two', () => {
    const link = mailtoOf({ ...written, message: `${'a'.repeat(1_199)}😀 and more` }, 'Thank you.');
    expect(new URL(link).searchParams.get('body')).toContain(`> ${'a'.repeat(1_199)}…\r\n`);
  });

  it('is there whatever was written', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.nat(1_210), (text, typed, before) => {
        const message = 'a'.repeat(before) + text;
        expect(new URL(mailtoOf({ ...written, name: text, subject: text, message }, typed)).protocol).toBe('mailto:');
      }),
    );
  });
});
