import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Page } from './page.tsx';

const router = createMemoryRouter(
  [
    {
      path: '/',
      element: <Page title="Home" documentTitle="Northlight - Extraordinary Experiences" heading="hidden" />,
    },
    { path: '/venues', element: <Page title="Venues" /> },
  ],
  { initialEntries: ['/'] },
);

const heading = () => screen.getByRole('heading', { level: 1 });

describe('going from page to page', () => {
  beforeEach(() => {
    render(<RouterProvider router={router} />);
  });

  it('leaves the focus alone on the first page, then moves it to each heading', async () => {
    expect(document.title).toBe('Northlight - Extraordinary Experiences');
    expect(document.activeElement).toBe(document.body);

    await act(() => router.navigate('/venues'));
    expect(document.title).toBe('Venues - Northlight Immersive');
    expect(heading().textContent).toBe('Venues');
    expect(document.activeElement).toBe(heading());

    heading().blur();
    await act(() => router.navigate('/venues?state=NY'));
    expect(document.activeElement).toBe(document.body);
  });
});
