import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { SiteServer } from '../testing/browser.ts';

let server: SiteServer;

beforeAll(async () => {
  server = await SiteServer.start();
  document.body.innerHTML = '<script type="application/json" id="site">{"isVisitor":true}</script>';
});
afterAll(() => server.stop());

describe('a document that was asked for without a session cookie', () => {
  it('knows at once that nobody is signed in, and does not ask', async () => {
    const { SiteProvider, useSession } = await import('../index.ts');
    const Who = () => {
      const { user, isLoading } = useSession();
      return <p>{isLoading ? 'asking' : String(user)}</p>;
    };
    render(
      <SiteProvider>
        <MemoryRouter>
          <Who />
        </MemoryRouter>
      </SiteProvider>,
    );
    expect(screen.getByText('null')).toBeTruthy();
    expect(server.requests).toEqual([]);
  });
});
