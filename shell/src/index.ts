import { shellFailed } from './shell-failed.ts';

// Everything that a first page needs is one file: chunks of their own compress worse, and the visitor waits for all.
// A browser that the document found too old keeps what the document says to it.
if (!document.documentElement.hasAttribute('data-unsupported'))
  import(/* webpackMode: "eager" */ './bootstrap.tsx').catch((cause: unknown) => {
    shellFailed();
    throw cause;
  });
