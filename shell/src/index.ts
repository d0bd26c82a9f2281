// Everything that a first page needs is one file: chunks of their own compress worse, and the visitor waits for all.
// A browser that the document found too old keeps what the document says to it.
if (!document.documentElement.hasAttribute('data-unsupported'))
  void import(/* webpackMode: "eager" */ './bootstrap.tsx');
