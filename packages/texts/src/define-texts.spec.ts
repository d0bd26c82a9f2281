import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileMessage } from './compile-message.js';
import { textOf } from './compiled-text.js';
import { defineTexts } from './define-texts.js';

const texts = defineTexts({
  title: 'My Bookings',
  apology: "We couldn't find it",
  held: "Held until {time}. We'll email {name}.",
  tickets: '{count, plural, one {# ticket} other {# tickets}} at {venue}',
  look: 'Look in <link>your profile</link>, {name}.',
});

describe('texts of a catalogue', () => {
  it('are their words where nothing is filled in', () => {
    expect(texts.title).toBe('My Bookings');
    expect(texts.apology).toBe("We couldn't find it");
  });

  it('want the values that their placeholders name', () => {
    expect(texts.held({ time: '4:30 PM', name: 'Ann' })).toBe("Held until 4:30 PM. We'll email Ann.");
    // @ts-expect-error a value is missing
    expect(() => texts.held({ time: '4:30 PM' })).toThrow('name');
  });

  it('count as English counts', () => {
    expect(texts.tickets({ count: 1, venue: 'Rochester' })).toBe('1 ticket at Rochester');
    expect(texts.tickets({ count: 1200, venue: 'Rochester' })).toBe('1,200 tickets at Rochester');
  });

  it('put elements in place of values and round words', () => {
    const link = (words: unknown[]) => ({ link: words.join('') });
    expect(texts.look.parts({ link, name: 'Ann' })).toEqual(['Look in ', { link: 'your profile' }, ', Ann.']);
  });

  it('never change what is filled in', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (name) => texts.held({ time: '', name }).includes(name)));
    expect(texts.held({ time: '\\u0041 {x} <b> # $&', name: '' })).toContain('\\u0041 {x} <b> # $&');
  });
});

/** What the bundler leaves of a message, run as a browser would. */
const bundled = (message: string) => new Function('textOf', `return ${compileMessage(message)}`)(textOf);

describe('a message of a bundle', () => {
  it('says what the formatter says', () => {
    const message =
      "{n, plural, =0 {No seats} one {<b># seat</b> for {who}} other {# seats}} {who, select, you {of yours} other {of '{'theirs'}'}}";
    const texts = defineTexts({ message });
    const b = (words: unknown[]) => `*${words.join('')}*`;
    for (const n of [0, 1, 2, 1200])
      for (const who of ['you', 'Ann', 'toString', 'other']) {
        expect(bundled(message).parts({ n, who, b }).join('')).toBe(texts.message.parts({ n, who, b }).join(''));
      }
    expect(bundled("We can't find it")).toBe("We can't find it");
  });

  it('is refused where a value would be written by the formatter, or its grammar is wrong', () => {
    for (const wrong of ['{at, date, short}', '{n, number}', '{n, selectordinal, other {#th}}', '{n, plural, one {#}}'])
      expect(() => compileMessage(wrong)).toThrow(SyntaxError);
  });
});
