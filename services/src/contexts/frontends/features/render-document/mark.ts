/** The mark, in the colours of the theme around it. */
export const markSvg =
  '<svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true"><linearGradient id="fp-l" x2=".8" y2="1"><stop stop-color="#8fe6c4"/><stop offset=".55" stop-color="#62c9e6"/><stop offset="1" stop-color="#a593ef"/></linearGradient><path fill="currentColor" d="M3 25V9l4-3v19zM18 25V6l4-3v22z"/><path fill="url(#fp-l)" d="M3 4h6.500l12.500 21h-6.500z"/><path fill="#f7b34c" d="M25 19h4v6h-4z"/><path fill="currentColor" d="M1 25h30v3H1z"/></svg>';
