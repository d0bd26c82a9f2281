const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.i{fill:#0d1522}@media(prefers-color-scheme:dark){.i{fill:#eef2f1}}</style><linearGradient id="a" x2=".8" y2="1"><stop stop-color="#8fe6c4"/><stop offset=".55" stop-color="#62c9e6"/><stop offset="1" stop-color="#a593ef"/></linearGradient><path class="i" d="M3 25V9l4-3v19zM18 25V6l4-3v22z"/><path fill="url(#a)" d="M3 4h6.500l12.500 21h-6.500z"/><path fill="#f7b34c" d="M25 19h4v6h-4z"/><path class="i" d="M1 25h30v3H1z"/></svg>`;

/** The mark for the browser's tab, for `<link rel="icon">`: a data URL, so it costs no request. */
export const faviconHref = `data:image/svg+xml,${encodeURIComponent(mark)}`;
