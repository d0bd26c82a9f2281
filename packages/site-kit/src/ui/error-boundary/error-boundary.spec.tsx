import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { onDemand } from '../loading/on-demand.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('tries again what fails after the visit that asks for that', async () => {
  const loads: ((isThere: boolean) => void)[] = [];
  const { Component: Lamp } = onDemand(async () => {
    const isThere = await new Promise<boolean>((resolve) => loads.push(resolve));
    if (!isThere) throw new Error('the file did not come');
    return () => <p>A lamp</p>;
  });
  const page = (visit: number) => (
    <ErrorBoundary resetKey={visit} fallback={<p>No lamp</p>}>
      <Suspense>
        <Lamp />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = render(page(1));
  rerender(page(2));
  await act(async () => loads[0]?.(false));
  await act(async () => loads[1]?.(true));
  expect(screen.getByText('A lamp')).toBeTruthy();

  expect(loads).toHaveLength(2);
});
