import { createHash } from 'node:crypto';
import type { Request } from 'express';

const parameter = 'shell';

/** How long a shell may take until another is tried beside it. */
const LIMIT_MS = 8e3;

/** After this long the visitor is told how to reach the house, whatever still comes. */
const WORDS_AFTER_MS = 4_000;

/** Address of the script that finds another shell; `web` serves it, because what the registry names may be what is broken. */
export const standInPath = 'web/stand-in.js';

/** The shell that an address asks for, because another one did not start. */
export const requestedShell = ({ query }: Pick<Request, 'query'>): string | undefined => {
  const { [parameter]: id } = query;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Finds another shell where this one did not start (docs/adr/0107): the document is requested again with the one before,
 * once that has come, and keeps its address. Where there is none, or it fails, too, the first paint stays, and below its bar
 * how the house is reached. A shell that comes after all takes the place of both.
 */
export const standInScript = `(function(w, d, l) {
  var before = JSON.parse(d.getElementById('release').textContent).shellBefore;
  var root = d.getElementById('root'), wasShown = isShown(), place;
  function isShown() { return !!root.firstChild && root.firstChild.className !== 'fp'; }
  function say() {
    if (place || isShown()) return;
    place = d.createElement('div');
    place.id = 'unsupported';
    place.setAttribute('role', 'alert');
    place.style.cssText = 'box-sizing:border-box;max-width:calc(1280px + 2*clamp(16px,4vw,40px));padding:40px clamp(16px,4vw,40px) 0';
    place.innerHTML = '<h1>This page did not load</h1><p>Please try again in a moment. You can also reach us without it: ' + w.reach + '.</p>';
    (root.querySelector('.fp > header') || root).after(place);
    new MutationObserver(function(_, watch) { watch.disconnect(); place.remove(); }).observe(root, { childList: true });
  }
  function go(answer) {
    if (isShown() && !wasShown) return;
    if (!answer.ok) return say();
    l.replace(l.pathname + l.search + (l.search ? '&' : '?') + '${parameter}=' + before.id + l.hash);
  }
  if (d.documentElement.hasAttribute('data-unsupported')) return;
  if (!before || navigator.onLine === false) return say();
  w.setTimeout(say, ${WORDS_AFTER_MS});
  w.fetch(before.entry, { cache: 'reload' }).then(go).catch(say);
})(window, document, location);
`;

const standInSri = `sha256-${createHash('sha256').update(standInScript).digest('base64')}`;

/**
 * A part of the first script of a document, in the JavaScript of 2009: sees whether the shell shows something in time (`c`),
 * or says later that it broke as a whole (`shellFailed`). What is done then (`f`) is a script of its own, which hardly anybody
 * needs: each byte here is in every document.
 */
export const watchShell = `function f(){if(n)return;n=1;var s=d.createElement('script');s.src='/${standInPath}';s.integrity='${standInSri}';s.crossOrigin='';d.head.appendChild(s)}
function c(){var p=d.getElementById('root').firstChild;p&&p.className!='fp'||f()}
w.shellFailed=f;setTimeout(c,${LIMIT_MS});`;

/** In a document that was requested with another shell: its address is that of the page again. */
export const plainAddressScript = `history.replaceState(null,'',location.pathname+location.search.replace(/[?&]${parameter}=\\w+$/,'')+location.hash)`;
