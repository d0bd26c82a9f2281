import { describe, expect, it } from '@jest/globals';
import { describePage } from '../../domain/pages/describe-page.js';
import { pin } from '../../domain/pin.js';
import { aRelease, aShell, live } from '../../testing/builders.js';
import { renderDocument } from './document.js';
import { documentHeaders } from './document-headers.js';
import { unsupportedBrowserScript } from './unsupported-browser.js';

const nonce = 'bm9uY2U=';
const path = '/experiences';
const pinned = pin([live(aShell()), live(aRelease())], { path, place: () => 99 });
if (!pinned) throw new Error('A shell is live here.');
const contact = { email: 'help@example.com' };
const documentOf = (product: string, at = path) => {
  const site = { product, origin: 'https://example.com', supportEmail: 'help@example.com' };
  const head = describePage({ path: at, isOwned: true, facts: {}, site });
  return renderDocument({ nonce, site, head, contact, answers: [], path, pinned, isVisitor: true });
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
    const requested = [...home.matchAll(/<img [^>]*|src="\/r\/shell\/[^"]*|<link rel="preload"[^>]*/g)].map(
      ([tag]) => tag,
    );
    expect(requested.map((tag) => tag.slice(0, 5))).toEqual(['<img ', 'src="', '<link', '<link']);
  });

  it('gives the nonce to every script and style that runs', () => {
    const running = (html.match(/<(script|style)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="application/'));
    expect(running).toHaveLength(4);
    for (const tag of running) expect(tag).toContain(`nonce="${nonce}"`);
  });

  it('looks at the browser before anything else', () => {
    const [first = ''] = /<(script|style|link)\b[^>]*>[^<]{40}/.exec(html) ?? [];
    expect(first).toContain(unsupportedBrowserScript(contact, pinned.shell.entry).slice(0, 40));
  });

  it('paints no bar ahead where the front brings its own', () => {
    const plain = pin([live(aShell()), live(aRelease({ frame: 'plain' }))], { path, place: () => 99 });
    const at = {
      path,
      isOwned: true,
      facts: {},
      site: { product: 'N', origin: 'https://example.com', supportEmail: '' },
    };
    if (!plain) throw new Error('A shell is live here.');
    const head = describePage(at);
    const html = renderDocument({
      nonce,
      site: at.site,
      head,
      contact,
      answers: [],
      path,
      pinned: plain,
      isVisitor: true,
    });
    expect(html).toContain('<div id="root"></div>');
    expect(plain.fronts[0]).toMatchObject({ frame: 'plain' });
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

const userAgents = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  chromeOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1',
};

describe('the headers of a document', () => {
  const headers = documentHeaders(nonce, { path, isListed: true, userAgent: userAgents.chrome, showsMaps: false });

  it('let scripts run by nonce only, and none without its hash', () => {
    expect(headers['Content-Security-Policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*/);
  });

  it.each([
    ['chrome', true],
    ['firefox', true],
    ['safari', false],
    ['chromeOnPhone', false],
  ] as const)('ask %s for the hash of every script: %s, where that keeps no preload', (browser, isAsked) => {
    const policy = documentHeaders(nonce, {
      path,
      isListed: true,
      userAgent: userAgents[browser],
      showsMaps: false,
    })['Integrity-Policy'];
    expect(policy).toBe(isAsked ? 'blocked-destinations=(script)' : undefined);
  });

  it('let nothing be framed but a map of OpenStreetMap, while the house shows maps', () => {
    const policyOf = (showsMaps: boolean) =>
      documentHeaders(nonce, { path, isListed: true, userAgent: '', showsMaps })['Content-Security-Policy'];
    expect(policyOf(true)).toContain('frame-src https://www.openstreetmap.org;');
    expect(policyOf(false)).not.toContain('frame-src');
  });

  it('let run, load and frame nothing that is not named', () => {
    const policy = headers['Content-Security-Policy'] ?? '';
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('keep the document out of every cache', () => {
    expect(headers['Cache-Control']).toBe('no-store');
  });

  it('keep the pages of one booking to whoever opens them', () => {
    const personal = documentHeaders(nonce, {
      path: '/booking/manage/0c1d9d1e',
      isListed: false,
      userAgent: '',
      showsMaps: false,
    });
    expect([personal['Referrer-Policy'], personal['X-Robots-Tag']]).toEqual(['no-referrer', 'noindex']);
    expect([headers['Referrer-Policy'], headers['X-Robots-Tag']]).toEqual([
      'strict-origin-when-cross-origin',
      undefined,
    ]);
  });
});
