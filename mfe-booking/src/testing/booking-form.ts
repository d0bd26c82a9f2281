import { beforeEach, jest } from '@jest/globals';
import { hush } from '@northlight/site-kit/testing';
import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** An address that names the whole choice of the small world: 3:15 PM has two seats left. */
export const chosen = '/booking?venueId=1&experienceId=1&date=2099-11-28&time=15:15';

export const field = <Kind extends HTMLElement = HTMLInputElement>(name: string | RegExp) =>
  screen.findByLabelText<Kind>(name);

export const slot = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

export const bookButton = () => screen.getByRole('button', { name: /^(Book \d|Processing)/ });

export const giveContact = async () => {
  await userEvent.type(await field('Name'), 'Ann Lee');
  await userEvent.type(await field('Email'), 'ann@example.com');
};

/** Each story starts in a browser that remembers nothing. */
export const startAfresh = () => {
  // a whole page in jsdom on a machine that does other things too: patience costs nothing while it is quick
  jest.setTimeout(30_000);
  configure({ asyncUtilTimeout: 10_000 });
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    hush();
  });
};
