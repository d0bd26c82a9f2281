import { describe, expect, it } from '@jest/globals';
import { htmlOf } from './letter-html.js';

const html = htmlOf({
  productName: 'Northlight Immersive',
  heading: 'Your booking',
  greeting: 'Hello Ann,',
  rows: [['When', 'Saturday, November 28, 2026']],
  quote: 'Grey, and warm',
  action: { label: 'Show the tickets', url: 'https://tickets.example/a' },
  links: [{ label: 'Change it', url: 'https://tickets.example/b' }],
  notes: ['Come ten minutes early.'],
});
const dark = html.match(/<style>@media \(prefers-color-scheme:dark\)(.*)<\/style>/)?.[1] ?? '';

/** Elements that say a color in their own style, each by its tag as it was written. */
const colored = [...html.matchAll(/<\w+[^>]*style="[^"]*(?:color|background|border-\w+):[^"]*"[^>]*>/g)].map(
  ([tag]) => tag,
);

describe('a mail on a dark screen', () => {
  it('has dark colors of its own, for every element that says one', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(colored.length).toBeGreaterThan(8);
    const unsaid = colored.filter((tag) => {
      const classes = tag.match(/class="([^"]*)"/)?.[1]?.split(' ') ?? [];
      return !classes.some((name) => dark.includes(`.${name}{`));
    });
    expect(unsaid).toEqual([]);
  });
});
