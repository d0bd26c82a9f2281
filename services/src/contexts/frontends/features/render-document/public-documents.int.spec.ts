import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WholeSite } from '../../testing/whole-site.js';

let site: WholeSite;
beforeAll(async () => {
  site = await WholeSite.start();
});
afterAll(() => site.stop());

const titleIn = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const jsonIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as { '@type': string },
  );

describe('the document of an experience', () => {
  it('says what the record says, for search engines, previews and programs', async () => {
    const { status, text, headers } = await site.get('/experience/jurassic-ride');
    expect([status, titleIn(text)]).toEqual([200, 'Jurassic Ride - Lumen House']);
    expect(text).toContain('<link rel="canonical" href="https://lumen.example/experience/jurassic-ride">');
    expect(text).toContain('content="https://lumen.example/media/art/experiences/jurassic-ride/og.jpg"');
    expect(jsonIn(text).map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList']);
    expect(headers['x-robots-tag']).toBeUndefined();
  });

  it('is 404 for a slug that nobody knows, with the words of the page', async () => {
    const { status, text, headers } = await site.get('/experience/no-such-thing');
    expect([status, titleIn(text)]).toEqual([404, 'Experience not found - Lumen House']);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).not.toContain('rel="canonical"');
  });

  it('cannot be broken out of by what an admin writes', async () => {
    const evil = `</script><script>alert("1")</script> & 'x'`;
    await site.sql(`update catalog.experiences set name = '${evil.replaceAll("'", "''")}' where slug = 'flight-sim'`);
    let text = '';
    while (!text.includes('alert')) ({ text } = await site.get('/experience/flight-sim'));
    expect(text).not.toContain('<script>alert');
    expect(jsonIn(text)[0]).toMatchObject({ name: evil });
  });
});

describe('documents of other pages', () => {
  it.each([
    ['/', 200, 'Lumen House - Extraordinary Experiences'],
    ['/experiences', 200, 'Extraordinary Experiences - Lumen House'],
    ['/venue/boston', 200, 'Boston - Lumen House'],
    ['/venue/atlantis', 404, 'Venue not found - Lumen House'],
    ['/experience', 404, '404 Page Not Found - Lumen House'],
    ['/no/such/page', 404, '404 Page Not Found - Lumen House'],
    ['/login', 200, 'Sign in - Lumen House'],
  ])('%s is %i and called "%s"', async (path, expected, title) => {
    const { status, text } = await site.get(path);
    expect([status, titleIn(text)]).toEqual([expected, title]);
  });

  it('take an access code out of the sight of servers before anything is shown', async () => {
    const { status, headers } = await site.get('/franchise/portal?inquiryId=3&accessCode=7K4M');
    expect([status, headers.location]).toEqual([303, '/franchise/portal#inquiryId=3&accessCode=7K4M']);
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  });

  it('keep private pages out of every list', async () => {
    expect((await site.get('/login')).headers['x-robots-tag']).toBe('noindex');
  });

  it('lead on without JavaScript', async () => {
    const { text } = await site.get('/experiences');
    const [, withoutScripts] = /<noscript>([\s\S]*)<\/noscript>/.exec(text) ?? [];
    expect(withoutScripts).toContain('<a href="/experience/jurassic-ride">Jurassic Ride</a>');
    expect(/<h1>(.*?)<\/h1>/.exec(text)?.[1]).toBe('Extraordinary Experiences');
  });
});

describe('a robot that tries a thousand slugs', () => {
  it('hears 404 a thousand times, and the API hears next to nothing of it', async () => {
    const before = site.requestCount;
    const slugs = Array.from({ length: 1_000 }, (_, nth) => `made-up-${nth}`);
    const statuses = new Set<number>();
    for (let at = 0; at < slugs.length; at += 50)
      for (const { status } of await Promise.all(
        slugs.slice(at, at + 50).map((slug) => site.get(`/experience/${slug}`)),
      ))
        statuses.add(status);
    expect([...statuses]).toEqual([404]);
    expect(site.requestCount - before).toBeLessThan(200);
  });
});

describe('what programs ask for by name', () => {
  it('is a map with every page, experience and venue', async () => {
    const { status, text, headers } = await site.get('/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text.match(/<loc>/g)?.length).toBe(11 + 12 + 8);
  });

  it('is a polite request to robots, and a plain one under another name', async () => {
    expect((await site.get('/robots.txt')).text).toContain('Sitemap: https://lumen.example/sitemap.xml');
    expect((await site.get('/robots.txt', '10.0.0.7')).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('is an icon where no document names one', async () => {
    const { status, headers } = await site.get('/favicon.ico');
    expect([status, headers.location]).toEqual([302, '/media/art/site/mark/icon-32.png']);
  });

  it('is a manifest with the name of the house', async () => {
    const { headers, text } = await site.get('/site.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({ name: 'Lumen House', short_name: 'Lumen', start_url: '/' });
  });
});

describe('while the API is away', () => {
  beforeAll(() => site.loseApi());

  it('documents keep what was last known', async () => {
    const { status, text } = await site.get('/experience/jurassic-ride');
    expect([status, titleIn(text)]).toEqual([200, 'Jurassic Ride - Lumen House']);
  });
});
