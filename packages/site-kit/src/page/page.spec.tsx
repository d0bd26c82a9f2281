import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate, useRoutes } from 'react-router';
import { Page } from './page.tsx';

let go: NavigateFunction;

function Site() {
  go = useNavigate();
  return useRoutes([
    {
      path: '/',
      element: <Page title="Home" documentTitle="Northlight - Extraordinary Experiences" heading="hidden" />,
    },
    { path: '/venues', element: <Page title="Venues" /> },
  ]);
}

const heading = () => screen.getByRole('heading', { level: 1 });

describe('going from page to page', () => {
  beforeEach(() => {
    render(<Site />, { wrapper: MemoryRouter });
  });

  it('leaves the focus alone on the first page, then moves it to each heading', async () => {
    expect(document.title).toBe('Northlight - Extraordinary Experiences');
    expect(document.activeElement).toBe(document.body);

    await act(async () => go('/venues'));
    expect(document.title).toBe('Venues - Northlight Immersive');
    expect(heading().textContent).toBe('Venues');
    expect(document.activeElement).toBe(heading());

    heading().blur();
    await act(async () => go('/venues?state=NY'));
    expect(document.activeElement).toBe(document.body);
  });
});
