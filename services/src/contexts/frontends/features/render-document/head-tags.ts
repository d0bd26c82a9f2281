import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { PageHead } from '../../domain/pages/describe-page.js';
import type { Site } from '../../domain/pages/site-facts.js';
import { inScript } from './in-script.js';

/** What search engines and previews of links read: title, description, canonical, Open Graph, Twitter card. */
export const headTags = (head: PageHead, site: Site): string =>
  [
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [`<meta name="description" content="${escapeHtml(head.description)}">`] : []),
    ...(head.canonical ? listed(head, head.canonical, site) : ['<meta name="robots" content="noindex">']),
  ].join('\n');

const listed = (head: PageHead, canonical: string, site: Site): string[] => [
  `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  property('og:type', 'website'),
  property('og:site_name', site.product),
  property('og:locale', 'en_US'),
  property('og:title', head.title),
  property('og:description', head.description),
  property('og:url', canonical),
  property('og:image', head.picture),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', head.pictureWords),
  '<meta name="twitter:card" content="summary_large_image">',
];

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** JSON-LD: what the page is about, for programs. */
export const structuredTags = ({ structured }: PageHead, nonce: string): string =>
  structured.map((one) => `<script type="application/ld+json" nonce="${nonce}">${inScript(one)}</script>`).join('\n');
