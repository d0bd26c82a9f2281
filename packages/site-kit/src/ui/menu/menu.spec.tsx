import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const opener = () => screen.getByRole('button', { name: 'Maya' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

describe('a menu of links', () => {
  beforeEach(() => {
    render(
      <>
        <Menu label="Maya">
          <li>
            <a href="/profile">My Profile</a>
          </li>
          <li>
            <a href="/bookings">My Bookings</a>
          </li>
        </Menu>
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  it('opens and is walked through with the arrows', async () => {
    opener().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('My Bookings');
  });

  it('closes on Esc and gives the focus back', async () => {
    await userEvent.click(opener());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, opener()]);
  });

  it('closes when the visitor goes elsewhere', async () => {
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(isOpen()).toBe(false);
  });
});
