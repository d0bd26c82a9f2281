import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, toastStore } from './toast.store.ts';
import { ToastViewport } from './toast-viewport.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (message: Parameters<typeof toast>[0]) => act(() => toast(message));
const card = () => screen.getByText('Saved').closest('div')?.parentElement as HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  toastStore.setState({ message: undefined });
  render(<ToastViewport />);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('a toast', () => {
  it('stays five seconds', () => {
    show({ title: 'Saved' });
    pass(4999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('gives way to the next one, which has its own five seconds', () => {
    show({ title: 'Saved' });
    pass(4000);
    show({ title: 'Saved again' });
    expect(screen.queryByText('Saved')).toBeNull();
    pass(4000);
    expect(screen.queryByText('Saved again')).not.toBeNull();
  });

  it('is a status when all went well, and an alert when not', () => {
    show({ title: 'Saved', tone: 'good' });
    expect(screen.getByRole('status').textContent).toContain('Saved');
    show({ title: 'Login failed', tone: 'bad' });
    expect(screen.getByRole('alert').textContent).toContain('Login failed');
  });

  it('waits while it is looked at, and then takes only the time that was left', () => {
    show({ title: 'Saved' });
    pass(3000);
    fireEvent.pointerEnter(card());
    pass(60_000);
    fireEvent.pointerLeave(card());
    pass(1999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('closes with its button', () => {
    show({ title: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    [49, true],
    [50, false],
  ])('swiped %d px to the right is still there: %s', (distance, isThere) => {
    show({ title: 'Saved' });
    fireEvent(card(), new MouseEvent('pointerdown', { bubbles: true, clientX: 10, button: 0 }));
    fireEvent(card(), new MouseEvent('pointermove', { bubbles: true, clientX: 10 + distance }));
    fireEvent(card(), new MouseEvent('pointerup', { bubbles: true, clientX: 10 + distance }));
    expect(screen.queryByText('Saved') !== null).toBe(isThere);
  });

  it('gives the focus back to what had it before', () => {
    const button = document.body.appendChild(document.createElement('button'));
    show({ title: 'Saved' });
    button.focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button);
    button.remove();
  });

  it('is reached with F8', () => {
    show({ title: 'Saved' });
    fireEvent.keyDown(document, { key: 'F8' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
  });
});
