import { describe, expect, it } from '@jest/globals';
import { BrowserRouter } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useMailToken } from './use-mail-token.ts';

const token = 't'.repeat(43);

describe('the link of an account mail', () => {
  it('is known also to a page whose first rendering had to wait, and is gone from the address', async () => {
    history.replaceState(null, '', `/verify-email#${token}`);
    const waited = { end: () => {} };
    const something = new Promise<void>((resolve) => {
      waited.end = resolve;
    });
    const Page = () => {
      const brought = useMailToken();
      use(something);
      return <p>{brought ?? 'nothing'}</p>;
    };
    await act(async () => {
      render(
        <BrowserRouter>
          <Suspense fallback="Waiting">
            <Page />
          </Suspense>
        </BrowserRouter>,
      );
    });
    expect(location.hash).toBe(`#${token}`);
    await act(async () => waited.end());
    await screen.findByText(token);
    expect(location.hash).toBe('');
  });
});
