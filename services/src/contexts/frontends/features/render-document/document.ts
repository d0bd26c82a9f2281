import {
  type DocumentRelease,
  faviconHref,
  mostExact,
  type ReleaseRecord,
  themeBootScript,
  themeBootStyle,
} from '@northlight/contracts';
import escapeHtml from 'escape-html';
import type { Pinned } from '../../domain/pin.js';

/** What goes into one document. */
export interface DocumentParts {
  readonly nonce: string;
  readonly product: string;
  readonly path: string;
  readonly pinned: Pinned;
  /** No session cookie came along: the page need not ask who is signed in. */
  readonly isVisitor: boolean;
}

/** The document of a page: pinned releases, what they need first, and nothing that another visitor may not see. */
export const renderDocument = ({ nonce, product, path, pinned, isVisitor }: DocumentParts): string => {
  const { shell, fronts, here } = pinned;
  const release: DocumentRelease = { shell: shell.id, product, fronts };
  const first = here ? [entryOf(here), ...pageFiles(here, path)] : pageFiles(shell, path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(product)}</title>
<link rel="icon" href="${escapeHtml(faviconHref)}">
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<script nonce="${nonce}">${themeBootScript}</script>
<style nonce="${nonce}">${themeBootStyle}</style>
<script nonce="${nonce}" defer src="${escapeHtml(shell.entry)}" integrity="${escapeHtml(shell.integrity)}" crossorigin></script>
${first.map((file) => preload(file, nonce)).join('\n')}
<script type="application/json" id="site">${inScript({ productName: product, isVisitor })}</script>
<script type="application/json" id="release">${inScript(release)}</script>
</head>
<body>
<div id="root"></div>
<noscript>${escapeHtml(product)} needs JavaScript to show you around and to book.</noscript>
</body>
</html>
`;
};

interface Needed {
  readonly href: string;
  readonly integrity: string;
}

const entryOf = ({ entry, integrity }: ReleaseRecord): Needed => ({ href: entry, integrity });

/** What the page at this path needs besides the entry of its front. */
const pageFiles = ({ app, build, files, first }: ReleaseRecord, path: string): Needed[] => {
  const names = first[mostExact(Object.keys(first), path) ?? ''] ?? [];
  const needed = files.filter((file) => names.includes(file.path));
  return needed.map((file) => ({ href: `/r/${app}/${build}/${file.path}`, integrity: file.sri }));
};

const preload = ({ href, integrity }: Needed, nonce: string): string =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}" integrity="${escapeHtml(integrity)}" crossorigin nonce="${nonce}">`;

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
