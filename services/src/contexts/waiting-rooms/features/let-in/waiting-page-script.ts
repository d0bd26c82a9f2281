import { themeStorageKey } from '@northlight/contracts';
import { statusPath } from './status-path.js';

/** Seconds to wait after an answer that did not come. */
const AFTER_FAILURE_S = 20;
/** A page that is looked at again asks at once, if the last answer is older. */
const FRESH_MS = 5_000;

/**
 * Asks how things stand, and loads the page again once it is the visitor's turn. What it writes comes from the server as
 * whole sentences; a text that is the same stays untouched, so that nothing is said aloud twice.
 */
export const waitingPageScript = (room: number, pollSeconds: number): string =>
  `(function(w,d){var t,last=Date.now();
function put(id,text){var e=d.getElementById(id);if(e.textContent!==text)e.textContent=text}
function later(s){clearTimeout(t);t=setTimeout(ask,s*1000)}
function ask(){last=Date.now();fetch('${statusPath}?room=${room}',{cache:'no-store'}).then(function(r){if(!r.ok)throw r.status;return r.json()}).then(function(s){
if(s.state==='admitted'||s.state==='lapsed'){w.location.reload();return}
put('time',s.time);put('note',s.note);put('figure',s.figure);put('unit',s.unit);d.getElementById('progress').value=s.progress;d.title=s.title;later(s.pollSeconds)
}).catch(function(){later(${AFTER_FAILURE_S})})}
w.matchMedia('(prefers-color-scheme:dark)').addEventListener('change',function(m){try{if(localStorage.getItem('${themeStorageKey}'))return}catch(e){}d.documentElement.dataset.theme=m.matches?'dark':'light'});
d.addEventListener('visibilitychange',function(){if(!d.hidden&&Date.now()-last>${FRESH_MS})ask()});
later(${pollSeconds})})(window,document)`;
