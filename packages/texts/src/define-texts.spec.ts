import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { defineTexts } from './define-texts.js';
import { messageNames } from './message-names.js';

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

describe('names of a message', () => {
  it('are its placeholders and its tags, also within branches', () => {
    expect(messageNames('{count, plural, one {# for {name}} other {<b>#</b>}}')).toEqual(['b', 'count', 'name']);
    expect(() => messageNames('{count, plural, one {#}}')).toThrow();
  });
});
