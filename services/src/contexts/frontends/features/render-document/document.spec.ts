import { describe, expect, it } from '@jest/globals';
import { describePage } from '../../domain/pages/describe-page.js';
import { pin } from '../../domain/pin.js';
import { aRelease, aShell, live } from '../../testing/builders.js';
import { renderDocument } from './document.js';
import { documentHeaders } from './document-headers.js';

const nonce = 'bm9uY2U=';
const path = '/experiences';
const pinned = pin([live(aShell()), live(aRelease())], { path, place: () => 99 });
if (!pinned) throw new Error('A shell is live here.');
const documentOf = (product: string, at = path) => {
  const site = { product, origin: 'https://example.com', supportEmail: 'help@example.com' };
  const head = describePage({ path: at, isOwned: true, facts: {}, site });
  return renderDocument({ nonce, site, head, answers: [], path, pinned, isVisitor: true });
};

describe('the document of a page', () => {
  const html = documentOf('Northlight Immersive');

  it('pins the releases as JSON that the shell can read', () => {
    const json = /id="release">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ shell: 'shell_aaaaaaaaaa', fronts: [{ app: 'mfe-catalog' }] });
  });

  it('asks for the files of this page ahead, each with its hash and the nonce', () => {
    const preloads = html.match(/<link rel="preload"[^>]*>/g) ?? [];
    expect(preloads.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([
      '/r/mfe-catalog/aaaaaaaaaa/entry.js',
      '/r/mfe-catalog/aaaaaaaaaa/page.js',
    ]);
    for (const link of preloads) expect(link).toMatch(/integrity="sha384-\w{64}" crossorigin nonce="bm9uY2U="/);
  });

  it('asks for the first picture before the scripts, which would keep it waiting', () => {
    const home = documentOf('Northlight Immersive', '/');
    const asked = [...home.matchAll(/<img [^>]*|src="\/r\/shell\/[^"]*|<link rel="preload"[^>]*/g)].map(([tag]) => tag);
    expect(asked.map((tag) => tag.slice(0, 5))).toEqual(['<img ', 'src="', '<link', '<link']);
  });

  it('gives the nonce to every script and style that runs', () => {
    const running = (html.match(/<(script|style)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="application/'));
    expect(running).toHaveLength(3);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('stays within ten kilobytes', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(10 * 1024);
  });
});

describe('a product name that would break out', () => {
  const html = documentOf('</script><script>alert(1)</script> & "Co"');

  it('stays text in the title and in the JSON', () => {
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('<title>Extraordinary Experiences - &lt;/script&gt;');
    const json = /id="site">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      productName: '</script><script>alert(1)</script> & "Co"',
      supportEmail: 'help@example.com',
      isVisitor: true,
    });
  });
});

describe('the headers of a document', () => {
  const headers = documentHeaders(nonce, { path, isListed: true });

  it('let scripts run by nonce only, and none without its hash', () => {
    expect(headers['Content-Security-Policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
    expect(headers['Integrity-Policy']).toBe('blocked-destinations=(script)');
  });

  it('keep the document out of every cache', () => {
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('keep the pages of one booking to whoever opens them', () => {
    const personal = documentHeaders(nonce, { path: '/booking/manage/0c1d9d1e', isListed: false });
    expect([personal['Referrer-Policy'], personal['X-Robots-Tag']]).toEqual(['no-referrer', 'noindex']);
    expect([headers['Referrer-Policy'], headers['X-Robots-Tag']]).toEqual([
      'strict-origin-when-cross-origin',
      undefined,
    ]);
  });
});
