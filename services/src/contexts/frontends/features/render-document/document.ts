import {
  type DocumentPreview,
  type DocumentRelease,
  type FirstAnswers,
  mostExact,
  type ReleaseRecord,
  themeBootScript,
  themeBootStyle,
  themeGrounds,
} from '@northlight/contracts';
import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { PageHead } from '../../domain/pages/describe-page.js';
import type { HouseContact } from '../../domain/pages/house-contact.js';
import type { Site } from '../../domain/pages/site-facts.js';
import type { Pinned } from '../../domain/pin.js';
import { firstPaint } from './first-paint.js';
import { firstPaintStyle } from './first-paint-style.js';
import { headTags, structuredTags } from './head-tags.js';
import { inScript } from './in-script.js';
import { shellFailureScript } from './shell-failure.js';
import { plainAddressScript } from './shell-stand-in.js';
import { unsupportedBrowserScript, unsupportedBrowserStyle } from './unsupported-browser.js';
import { withoutScripts } from './without-scripts.js';

/** What goes into one document. */
export interface DocumentParts {
  readonly nonce: string;
  readonly site: Site;
  /** What the page is about. */
  readonly head: PageHead;
  /** Where visitors turn whose browser cannot show the site. */
  readonly contact: HouseContact;
  /** What the page would ask the API first. */
  readonly answers: FirstAnswers;
  readonly path: string;
  readonly pinned: Pinned;
  /** No session cookie came along: the page need not ask who is signed in. */
  readonly isVisitor: boolean;
  /** Where it was traced: calls of the page are parts of that, as W3C Trace Context has it. */
  readonly trace?: string | undefined;
  /** The browser reports how the releases do. */
  readonly reports?: boolean;
  /** What this browser alone is shown. */
  readonly preview?: DocumentPreview | undefined;
}

/**
 * The document of a page: pinned releases, what they need first, and nothing that another visitor may not see. The first
 * picture stands before the scripts: a browser that fetches six files at once would have it wait for all of them.
 */
export const renderDocument = (parts: DocumentParts): string => {
  const { nonce, site, head, contact, answers, path, pinned, isVisitor, trace, reports, preview } = parts;
  const { shell, fronts, here } = pinned;
  const { product, supportEmail } = site;
  const release: DocumentRelease & StandIn = {
    ...{ shell: shell.id, product, fronts },
    ...standInOf(pinned),
    ...(reports && { reports }),
    ...(preview && { preview }),
  };
  const first = here ? [entryOf(here), ...pageFiles(here, path)] : pageFiles(shell, path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script nonce="${nonce}">${unsupportedBrowserScript(contact, shell.entry)}${reports ? `;${shellFailureScript(shell)}` : ''}</script>
${pinned.isStandIn ? `<script nonce="${nonce}">${plainAddressScript}</script>\n` : ''}${headTags(head, site)}
<link rel="icon" href="/media/art/site/mark/icon-32.png" sizes="32x32">
<link rel="icon" href="/media/art/site/mark/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/media/art/site/mark/touch.png">
<link rel="manifest" href="/site.webmanifest">
${themeColours}
<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">
<script nonce="${nonce}">${themeBootScript}</script>
<style nonce="${nonce}">${themeBootStyle}${firstPaintStyle}${unsupportedBrowserStyle}</style>
<script type="application/json" id="site">${inScript({ productName: product, supportEmail, isVisitor, trace })}</script>
<script type="application/json" id="release">${inScript(release)}</script>
</head>
<body>
<div id="root">${here?.frame === 'plain' ? '' : firstPaint(head, product)}</div>
<script nonce="${nonce}" defer src="${escapeHtml(shell.entry)}" integrity="${escapeHtml(shell.integrity)}" crossorigin></script>
${first.map((file) => preload(file, nonce)).join('\n')}
${withoutScripts(head, product)}
<script type="application/json" id="answers">${inScript(answers)}</script>
${structuredTags(head, nonce)}
</body>
</html>
`;
};

/** What the script that finds another shell reads. */
interface StandIn {
  readonly shellBefore?: Pick<ReleaseRecord, 'id' | 'entry'>;
}

const standInOf = ({ shellBefore }: Pinned): StandIn =>
  shellBefore ? { shellBefore: { id: shellBefore.id, entry: shellBefore.entry } } : {};

/** The colour of the browser's own bars, which follow the system; the shell sets it anew when a theme is chosen. */
const themeColours = (['light', 'dark'] as const)
  .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${themeGrounds[theme]}">`)
  .join('\n');

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
