import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import type { HouseContact } from '../../domain/pages/house-contact.js';
import { unsupportedBrowserScript } from './unsupported-browser.js';

const entry = '/r/shell/aaaaaaaaaa/main.js';
const mail: HouseContact = { email: 'help@example.com' };

/** A browser that reads the document's first script: what it lacks, and what it is told. */
const browserWithout = (lacks: string, contact = mail) => {
  const lines: string[] = [];
  let onError: (event: object) => void = () => undefined;
  const globals = {
    window: {
      addEventListener: (_: string, listen: typeof onError) => {
        onError = listen;
      },
    },
    document: {
      readyState: 'complete',
      addEventListener: () => undefined,
      documentElement: { setAttribute: (name: string) => lines.push(name) },
      createElement: () => ({}),
      getElementById: () => ({
        parentNode: { insertBefore: (element: { innerHTML: string }) => lines.push(element.innerHTML) },
      }),
    },
    setTimeout: () => undefined,
    CSS: { supports: (...what: string[]) => !what.includes(lacks) },
    HTMLScriptElement: { supports: (type: string) => type !== lacks },
  };
  const before = lacks === 'toSorted' ? 'delete Array.prototype.toSorted;' : '';
  const syntaxError = runInNewContext(
    `${before}${unsupportedBrowserScript(contact, entry)};new SyntaxError()`,
    globals,
  );
  const fail = (file: string) => onError({ error: syntaxError, filename: `https://example.com${file}` });
  return { told: lines, fail };
};

describe('the script that looks at the browser', () => {
  it('can be read by a browser of 2009', () => {
    expect(unsupportedBrowserScript(mail, entry)).not.toMatch(/=>|`|\?[.?]|\b(const|let|class|async|await)\b/);
  });

  it.each([
    ['Chrome 109', 'toSorted'],
    ['Chrome 119', 'mask-composite'],
    ['Firefox 120', 'selector(:has(a))'],
    ['Safari 16.3', 'importmap'],
  ])('tells %s, which lacks %s, that it is too old', (_, lacks) => {
    const [mark, words] = browserWithout(lacks).told;
    expect(mark).toBe('data-unsupported');
    expect(words).toContain('Your browser is too old for this site');
  });

  it('tells others nothing, unless they cannot read the shell', () => {
    const { told: lines, fail } = browserWithout('nothing');
    fail('/r/mfe-catalog/aaaaaaaaaa/page.js');
    expect(lines).toEqual([]);
    fail(entry);
    fail(entry);
    expect(lines).toHaveLength(2);
  });

  it.each([
    ['by mail', mail, 'write to <a href="mailto:help@example.com">help@example.com</a>.'],
    [
      'in every way that there is',
      { ...mail, phone: '(585) 555-0100', address: '1 <Demo> Plaza' },
      'call <a href="tel:5855550100">(585) 555-0100</a>, write to <a href="mailto:help@example.com">help@example.com</a> or visit us at 1 &lt;Demo&gt; Plaza.',
    ],
  ])('says how the house is reached %s', (_, contact, words) => {
    expect(browserWithout('toSorted', contact).told[1]).toContain(words);
  });
});
