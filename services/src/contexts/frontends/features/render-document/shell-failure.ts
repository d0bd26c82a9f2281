import { type ReleaseRecord, releaseReportsPath } from '@northlight/contracts';
import { inScript } from './in-script.js';

/**
 * Reports a shell that does not come, or throws before it stands: then nothing else is there that could (docs/adr/0101).
 * From then on the shell itself reports, and marks <html>. In the JavaScript of 2009, beside what says that a browser is old.
 */
export const shellFailureScript = ({ id, app, entry }: Pick<ReleaseRecord, 'id' | 'app' | 'entry'>): string =>
  `(function(w,d){var e=${inScript(entry)},r=d.documentElement,o=false;
function tell(c,s){if(o||r.hasAttribute('data-started'))return;o=true;try{navigator.sendBeacon(${inScript(releaseReportsPath)},new Blob([JSON.stringify({releases:[{app:${inScript(app)},release:${inScript(id)},loads:1,longTasks:0,failure:{kind:'entry',message:String(c).slice(0,900),stack:String(s||'').slice(0,4000),route:'/'}}]})],{type:'application/json'}))}catch(x){}}
w.addEventListener('error',function(x){var t=x.target,f=t&&t.src||x.filename||'';if(f.slice(-e.length)===e)tell(x.message||'The shell did not load',x.error&&x.error.stack)},true);
w.addEventListener('unhandledrejection',function(x){tell(x.reason,x.reason&&x.reason.stack)})
})(window,document)`;
