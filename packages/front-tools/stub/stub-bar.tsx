import { clearCart } from '@northlight/site-kit';
import type { CSSProperties } from 'react';

const wishes = {
  'as-is': 'as the site answers',
  slow: 'slow',
  failing: 'failing',
  'signed-out': 'signed out',
  'signed-in': 'signed in as Maya',
  admin: 'signed in as an admin',
};

const bar: CSSProperties = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  padding: 8,
  background: 'Canvas',
  color: 'CanvasText',
};

/** Stands at the foot of a front that stands alone: what the API should be like, and an empty cart. */
export function StubBar() {
  const chosen = /(?:^|;\s*)stand-alone=([a-z-]+)/.exec(document.cookie)?.[1] ?? 'as-is';
  return (
    <aside aria-label="Development" style={bar}>
      <label>
        The API is{' '}
        <select defaultValue={chosen} onChange={(event) => choose(event.target.value)}>
          {Object.entries(wishes).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      </label>{' '}
      <button type="button" onClick={clearCart}>
        Empty the cart
      </button>
    </aside>
  );
}

const choose = (choice: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the development server reads it with the next request
  document.cookie = `stand-alone=${choice}; path=/`;
  location.reload();
};
