import { themeBootScript, themeBootStyle } from '@northlight/contracts';
import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { WaitingRoom } from '../../domain/waiting-room.js';
import { texts } from '../../texts/waiting-room.js';
import type { StandingText } from './standing-text.js';
import { waitingPageScript } from './waiting-page-script.js';
import { waitingPageStyle } from './waiting-page-style.js';

export interface WaitingPage {
  readonly room: WaitingRoom;
  readonly text: StandingText;
  readonly nonce: string;
  readonly product: string;
  readonly supportEmail: string;
  /** They had a place before, whose time is over. */
  readonly isAgain?: boolean;
}

/** The mark, in the colors of the theme around it. */
const mark =
  '<svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true"><linearGradient id="l" x2=".8" y2="1"><stop stop-color="#8fe6c4"/><stop offset=".55" stop-color="#62c9e6"/><stop offset="1" stop-color="#a593ef"/></linearGradient><path fill="currentColor" d="M3 25V9l4-3v19zM18 25V6l4-3v22z"/><path fill="url(#l)" d="M3 4h6.500l12.500 21h-6.500z"/><path fill="#f7b34c" d="M25 19h4v6h-4z"/><path fill="currentColor" d="M1 25h30v3H1z"/></svg>';

/**
 * The waiting room: one file, which needs nothing else of the site. Without scripts it loads itself again; with them it
 * asks, and says aloud only what changes seldom.
 */
export function waitingPage(page: WaitingPage): string {
  const { room, text, nonce, product } = page;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(text.title)}</title><meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="${Math.ceil(text.pollSeconds)}"></noscript>
<script nonce="${nonce}">${themeBootScript}</script><style nonce="${nonce}">${themeBootStyle}${waitingPageStyle}</style></head>
<body><header><div class="in">${mark}<span>${escapeHtml(product)}</span></div></header>
<main class="in"><div class="words"><p class="for">${texts.waitingFor}</p><h1>${escapeHtml(room.name)}</h1>
<p id="time" role="status">${escapeHtml(text.time)}</p><p id="note">${escapeHtml(text.note)}</p>${again(page)}</div>
${stub(text)}
${help(page)}</main>
<script nonce="${nonce}">${waitingPageScript(room.id, text.pollSeconds)}</script></body></html>`;
}

const again = ({ isAgain }: WaitingPage): string => (isAgain ? `<p class="again">${texts.newPlace}</p>` : '');

/** The ticket that is not one yet. */
const stub = ({ figure, unit, progress }: StandingText): string =>
  `<div class="stub"><p><b id="figure">${escapeHtml(figure)}</b><span id="unit">${escapeHtml(unit)}</span></p>
<progress id="progress" max="100" value="${progress}" aria-label="${escapeHtml(texts.progress)}"></progress></div>`;

const help = ({ room, supportEmail }: WaitingPage): string => `<section><h2>${texts.whatHappens}</h2>
<ul><li>${texts.opensByItself({ minutes: room.visitMinutes })}</li><li>${texts.placeIsKept}</li><li>${texts.needsCookies}</li></ul>
<p>${escapeHtml(texts.contact({ email: supportEmail }))}</p></section>`;
