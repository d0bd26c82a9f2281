/** Where the visitor's own choice is kept: 'light' or 'dark' (§2). Absent or anything else: follow the system. */
export const themeStorageKey = 'theme';

/**
 * Runs in the document's head before the first paint and sets `data-theme` on <html> (U57). Plain text, so that the web
 * process can inline it with its nonce; no imports, nothing to wait for, silent when storage is blocked.
 */
export const themeBootScript = `(function(){var t;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
document.documentElement.dataset.theme=t})()`;

/** The ground of both themes, for what paints before the page does. */
export const themeGrounds = { light: '#f1f4f4', dark: '#0d1420' } as const;

/** The grounds for a <style> beside the script: the page has its colour before any JavaScript. */
export const themeBootStyle = `html{background:${themeGrounds.light};color-scheme:light}html[data-theme=dark]{background:${themeGrounds.dark};color-scheme:dark}`;
