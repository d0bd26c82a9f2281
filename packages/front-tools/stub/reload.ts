/** Loads the page again when what it is made of was built anew: the shell of `npm run dev` begins with it. */
const RETRY_MS = 300;

let shown: string | undefined;

const listen = (): void => {
  const changes = new EventSource('/web/changes');
  changes.addEventListener('built', ({ lastEventId }) => {
    shown ??= lastEventId;
    if (lastEventId !== shown) location.reload();
  });
  // the browser itself would wait for seconds, and a server that starts again needs one
  changes.addEventListener('error', () => {
    changes.close();
    setTimeout(listen, RETRY_MS);
  });
};

listen();
