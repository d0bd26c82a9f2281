import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryRouter, SiteProvider } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import { VerifyEmail } from './verify-email.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the link that confirms an email', () => {
  it('asks for nothing before it is known who is here', async () => {
    let answer = (_: Response): void => undefined;
    const request = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    window.fetch = () => request;
    render(
      <SiteProvider>
        <MemoryRouter>
          <VerifyEmail token={'t'.repeat(43)} />
        </MemoryRouter>
      </SiteProvider>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => answer(Response.json({ id: 7, username: 'ann', email: 'ann@example.com' })));
    expect(await screen.findByRole('button', { name: 'Confirm my email' })).toBeTruthy();
    expect(screen.queryByLabelText(/Password/)).toBeNull();
  });
});
