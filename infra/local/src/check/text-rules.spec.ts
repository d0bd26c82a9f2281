import { describe, expect, it } from '@jest/globals';
import { breachesOf } from './breaches.js';

describe('a component', () => {
  const says = (text: string, path = 'mfe-booking/src/pages/a.tsx') => breachesOf({ path, text });

  it.each([
    '<p>Your seats are held</p>',
    '<TextField label="Your name" />',
    "toast({ title: 'Your seats are held' });",
  ])('takes its words from a catalogue: %s', (text) => {
    expect(says(text)).toHaveLength(1);
    expect(says(text, 'mfe-booking/src/pages/a.spec.tsx')).toEqual([]);
  });

  it('may have names that nobody reads, and types', () => {
    expect(says('<p className="held">{texts.held({ until })}</p>')).toEqual([]);
    expect(says('const load = (): Promise<void> => loaded.then<void>(done); <b>{name}, {date}</b>')).toEqual([]);
  });
});

describe('a catalogue', () => {
  const says = (message: string) =>
    breachesOf({ path: 'shell/src/texts/frame.ts', text: `export const texts = defineTexts({ a: '${message}' });` });

  it.each(['Your booking is cancelled.', 'We will mail you.', 'A new house opens in {city}.', 'We organise parties'])(
    'is in American English: %s',
    (message) => expect(says(message)).not.toEqual([]),
  );

  it('may name a placeholder as the code does', () => {
    expect(says('{pieces, plural, one {# item} other {# items}} of merchandise for your franchise')).toEqual([]);
  });
});
