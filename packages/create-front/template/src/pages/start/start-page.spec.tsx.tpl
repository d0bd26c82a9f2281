import { describe, expect, it } from '@jest/globals';
import { MemoryRouter, SiteProvider } from '@northlight/site-kit';
import { render, screen } from '@testing-library/react';
import { StartPage } from './start-page.tsx';

describe('the page {{words}}', () => {
  it('leads on to the experiences', async () => {
    render(
      <SiteProvider>
        <MemoryRouter>
          <StartPage />
        </MemoryRouter>
      </SiteProvider>,
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('{{Words}}');
    expect(screen.getByRole('link', { name: 'See all experiences' }).getAttribute('href')).toBe('/experiences');
  });
});
