import { mailtoHref, telHref } from '@northlight/contracts';
import { escapeHtml } from '../../../../platform/kernel/escape-html.js';
import type { HouseContact } from '../../domain/pages/house-contact.js';
import { inScript } from './in-script.js';
import { watchShell } from './shell-stand-in.js';

/**
 * Runs before everything else, in the JavaScript of 2009, so that a browser that is too old for the site says so instead
 * of showing half a page. What it looks for came last to the oldest browsers that are supported (`browserslist` of the
 * root's package.json): masks to Chrome and Edge 120, `:has()` to Firefox 121, import maps to Safari 16.4. The mark on
 * <html> keeps the shell from starting. A shell that cannot be parsed tells of an older browser, too. How the house is
 * reached stays in `reach` for the script that finds another shell.
 */
export const unsupportedBrowserScript = (contact: HouseContact, shellEntry: string): string =>
  `(function(w,d){w.reach=${inScript(reach(contact))};var t=${inScript(words)}+w.reach+'.</p>',o,n;
function say(){var p=d.createElement('div'),f=d.getElementById('root');p.id='unsupported';p.innerHTML=t;f.parentNode.insertBefore(p,f.nextSibling)}
function old(){if(o)return;o=1;d.documentElement.setAttribute('data-unsupported','');d.readyState=='loading'?d.addEventListener('DOMContentLoaded',say):say()}
w.addEventListener('error',function(x){var u=(x.target||x).src||x.filename;u&&u.slice(-${shellEntry.length})===${inScript(shellEntry)}&&(x.error instanceof SyntaxError?old():c())},true);
${watchShell}
try{if(!([].toSorted&&CSS.supports('selector(:has(a))')&&CSS.supports('mask-composite','intersect')&&HTMLScriptElement.supports('importmap')))old()}catch(e){old()}
})(window,document)`;

const words =
  '<h1>Your browser is too old for this site</h1><p>To look around and to book, please update it, or open this page in a current version of Chrome, Edge, Firefox or Safari.</p><p>You can also reach us without it: ';

const reach = ({ email, phone, address }: HouseContact): string => {
  const ways = [
    ...(phone ? [`call <a href="${escapeHtml(telHref(phone))}">${escapeHtml(phone)}</a>`] : []),
    `write to <a href="${escapeHtml(mailtoHref(email))}">${escapeHtml(email)}</a>`,
    ...(address ? [`visit us at ${escapeHtml(address)}`] : []),
  ];
  const last = ways.pop();
  return ways.length > 0 ? `${ways.join(', ')} or ${last}` : `${last}`;
};

/** The bar of the first paint stays above the words; its page would promise what does not work. */
export const unsupportedBrowserStyle =
  '[data-unsupported] .fp{min-height:0}[data-unsupported] .fp-in{margin:0 auto;padding:0 24px}[data-unsupported] .fp main{display:none}#unsupported{max-width:1280px;margin:0 auto;padding:40px 24px;color:#0d1522;font:400 17px/1.55 fp-t,system-ui,sans-serif}[data-theme=dark] #unsupported{color:#eef2f1}#unsupported h1{margin:0 0 24px;font:700 36px/1.1 fp-d,sans-serif}#unsupported p{max-width:62ch;margin:0 0 16px}#unsupported a{color:inherit}';
