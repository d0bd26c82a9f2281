import { sourcesOf } from '@northlight/contracts';
import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { PageHead } from '../../domain/pages/describe-page.js';
import type { FirstPaint, FirstPicture } from '../../domain/pages/first-paint.js';
import { markSvg } from './mark.js';

/**
 * What stands in #root until the scripts put the page itself there (docs/adr/0023): the bar with the name, the heading,
 * and the first picture, each where it will be. It is also the page of those who run no scripts.
 */
export const firstPaint = ({ heading, first }: PageHead, product: string): string =>
  `<div class="fp">${bar(product)}${first ? `<main>${shapes[first.shape](escapeHtml(heading), first)}</main>` : ''}</div>`;

const bar = (product: string): string => {
  const [name = '', ...rest] = product.split(' ');
  return `<header><div class="fp-in"><a href="/">${markSvg}<span><b>${escapeHtml(name)}</b> <i>${escapeHtml(rest.join(' '))}</i></span></a></div></header>`;
};

type Draw = (heading: string, first: FirstPaint) => string;

const shapes: Readonly<Record<FirstPaint['shape'], Draw>> = {
  night: (heading, { lead, picture }) =>
    `<section class="fp-night">${pictureOf(picture)}<div class="fp-in"><h1>${heading}</h1>${leadOf(lead)}<p class="fp-ways"><a href="/booking">Book an Experience</a> <a href="/membership">Become a Member</a></p></div></section>`,
  poster: (heading, { picture }) =>
    page('poster', `<p class="fp-back"></p><h1>${heading}</h1><p class="fp-facts"></p>${pictureOf(picture)}`),
  house: (heading, { picture }) => page('house', `<p class="fp-back"></p>${pictureOf(picture)}<h1>${heading}</h1>`),
  words: (heading, { lead }) => page('words', `<h1>${heading}</h1>${leadOf(lead)}`),
  desk: (heading, { lead, picture }) => page('desk', `<h1>${heading}</h1>${leadOf(lead)}${pictureOf(picture)}`),
  list: (heading, { lead, picture }) => page('list', `<h1>${heading}</h1>${leadOf(lead)}${pictureOf(picture)}`),
};

const page = (shape: string, content: string): string => `<div class="fp-in fp-page fp-${shape}">${content}</div>`;

const leadOf = (lead: string): string => (lead ? `<p class="fp-lead">${escapeHtml(lead)}</p>` : '');

/** The same files as the page's own picture, so that it is there already when the page comes. */
const pictureOf = (picture: FirstPicture | undefined): string => {
  if (!picture) return '';
  const { src, sizes, hint } = picture;
  const sources = sourcesOf(src, hint);
  const source = (type: 'avif' | 'webp'): string =>
    sources ? `<source type="image/${type}" srcset="${escapeHtml(sources[type])}" sizes="${escapeHtml(sizes)}">` : '';
  const jpeg = sources?.jpeg ? ` srcset="${escapeHtml(sources.jpeg)}" sizes="${escapeHtml(sizes)}"` : '';
  return `<picture>${source('avif')}${source('webp')}<img src="${escapeHtml(src)}"${jpeg} alt="" width="1600" height="1067" fetchpriority="high" decoding="async"></picture>`;
};
