import { privatePaths, publicPages, publicReads } from './public-pages.js';
import type { Site, SiteFacts } from './site-facts.js';

/** `sitemap.xml`: every page that is listed. No dates: the records do not say when a page last changed. */
export const sitemapOf = ({ experiences = [], venues = [] }: SiteFacts, { origin }: Site): string => {
  const paths = [
    ...publicPages.map(({ path }) => path),
    ...experiences.map(({ slug }) => `/experience/${slug}`),
    ...venues.map(({ slug }) => `/venue/${slug}`),
  ];
  const entries = paths.map((path) => `<url><loc>${inXml(new URL(path, origin).href)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
};

/**
 * `robots.txt`. Under any other name than its own (a test site, a bare address, PUBLIC_URL left unset) the site asks
 * not to be listed at all.
 * @param host as the request names it
 */
export const robotsOf = (host: string, { origin }: Site): string => {
  if (host.toLowerCase() !== new URL(origin).host) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...publicReads.map((path) => `Allow: ${path}`),
    'Disallow: /api/',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
};

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const inXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
