import { expect, it } from '@jest/globals';
import { escapeHtml } from './escape-html.js';

it('writes a text into HTML, where it stays a text', () => {
  expect(escapeHtml(`<img src="x" onerror='a&b'> Zoë ">" &lt;`)).toBe(
    '&lt;img src=&quot;x&quot; onerror=&#39;a&amp;b&#39;&gt; Zoë &quot;&gt;&quot; &amp;lt;',
  );
});
