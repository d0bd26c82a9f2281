// Everything that a first page needs is one file: chunks of their own compress worse, and the visitor waits for all.
void import(/* webpackMode: "eager" */ './bootstrap.tsx');
