import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { PageHead } from '../../domain/pages/describe-page.js';
import { publicPages } from '../../domain/pages/public-pages.js';

/** Below the first paint, for whoever runs no scripts: what the page is about, where it leads, and what is missing. */
export const withoutScripts = ({ description, ways }: PageHead, product: string): string =>
  `<noscript>
<p>${escapeHtml(description)}</p>
${list(ways)}
<p>${escapeHtml(product)} needs JavaScript to show you around and to book.</p>
<nav aria-label="All pages">
${list(publicPages.map(({ path, title, isStart }) => ({ path, text: isStart ? 'Home' : title })))}
</nav>
</noscript>`;

const list = (ways: PageHead['ways']): string =>
  ways.length === 0 ? '' : `<ul>${ways.map(({ path, text }) => `<li>${link(path, text)}</li>`).join('')}</ul>`;

const link = (path: string, text: string): string => `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
