/** Loads the page again when what it is made of was built anew: the shell of `npm run dev` begins with it. */
const RETRY_MS = 300;

let shown: string | undefined;
let changes: EventSource | undefined;

const hangUp = (): void => {
  changes?.close();
  changes = undefined;
};

const listen = (): void => {
  if (changes || document.hidden) return;
  changes = new EventSource('/web/changes');
  changes.addEventListener('built', ({ lastEventId }) => {
    shown ??= lastEventId;
    if (lastEventId !== shown) location.reload();
  });
  // the browser itself would wait for seconds, and a server that starts again needs one
  changes.addEventListener('error', () => {
    hangUp();
    setTimeout(listen, RETRY_MS);
  });
};

// a browser opens six connections to a host: tabs that nobody sees would leave none to the one that is looked at
document.addEventListener('visibilitychange', () => (document.hidden ? hangUp() : listen()));
listen();
