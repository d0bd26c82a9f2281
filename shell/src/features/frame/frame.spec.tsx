import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link, MemoryRouter, SiteProvider, toast } from '@northlight/site-kit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteBroken } from './site-broken.tsx';

/** The parts that break, by name. */
const broken = new Set<string>();
const mayBreak = (name: string) => () => {
  if (broken.has(name)) throw new Error(`The ${name} is broken.`);
  return <p>The {name}</p>;
};
jest.mock('../../pinned-fronts.ts', () => ({
  pinnedFronts: [
    { app: 'mfe-lamps', routes: ['/', '/booking'] },
    { app: 'mfe-desk', routes: ['/desk'], frame: 'plain' },
  ],
}));
jest.mock('./top-bar.tsx', () => ({ TopBar: mayBreak('bar') }));
jest.mock('./footer.tsx', () => ({ Footer: mayBreak('footer') }));
jest.mock('./cart-panel.tsx', () => ({ CartPanel: mayBreak('cart') }));
jest.mock('./offline-banner.tsx', () => ({ OfflineBanner: mayBreak('banner') }));

const open = async () => {
  const { Frame } = await import('./frame.tsx');
  await act(async () =>
    render(
      <SiteProvider>
        <MemoryRouter>
          <Frame>
            <h1>A page</h1>
            <Link to="/booking">Elsewhere</Link>
            <Link to="/desk">Desk</Link>
          </Frame>
        </MemoryRouter>
      </SiteProvider>,
    ),
  );
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells what it caught
  window.scrollTo = () => undefined;
  window.fetch = async () => new Response(null, { status: 401 });
});
afterEach(() => {
  broken.clear();
  jest.restoreAllMocks();
});

describe('a part of the frame that breaks', () => {
  it.each(['bar', 'footer', 'banner'])(
    'takes nothing else along, and is tried again on the next page: the %s',
    async (part) => {
      broken.add(part);
      await open();
      expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy();
      expect(screen.queryByText(`The ${part}`)).toBeNull();
      broken.clear();
      await act(async () => userEvent.click(screen.getByText('Elsewhere')));
      expect(await screen.findByText(`The ${part}`)).toBeTruthy();
    },
  );

  it('leaves the places and the cart where it is the top bar, and says so where it is the cart', async () => {
    broken.add('bar').add('cart');
    await open();
    expect(screen.getByRole('link', { name: 'Book' })).toBeTruthy();
    await act(async () => userEvent.click(screen.getByRole('button', { name: 'Cart, 0 items' })));
    expect(await screen.findByText("Couldn't open the cart")).toBeTruthy();
    broken.clear();
    await act(async () => userEvent.click(screen.getByRole('button', { name: 'Cart, 0 items' })));
    expect(await screen.findByText('The cart')).toBeTruthy();
  });

  it('shows the next message where it is a message', async () => {
    await open();
    const odd = { words: 'not a text' } as unknown as string; // React throws at it
    await act(async () => toast({ title: odd, tone: 'bad' }));
    expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy();
    await act(async () => toast({ title: 'Saved' }));
    expect(await screen.findByText('Saved')).toBeTruthy();
  });
});

describe('a front with a frame of its own', () => {
  const parts = () => ['bar', 'footer'].filter((part) => screen.queryByText(`The ${part}`));

  it('has no bar, cart or footer around it, unless it cannot be shown', async () => {
    await open();
    expect(parts()).toEqual(['bar', 'footer']);
    await act(async () => userEvent.click(screen.getByText('Desk')));
    expect(parts()).toEqual([]);
    expect(screen.getByText('Skip to content')).toBeTruthy();
    const { lostFronts } = await import('../../lost-fronts.ts');
    const found = await act(async () => lostFronts.add('mfe-desk'));
    expect(parts()).toEqual(['bar', 'footer']);
    await act(async () => found());
    expect(parts()).toEqual([]);
  });
});

describe('a site of which even the frame is broken', () => {
  it('says so without anything around it, and has two ways on', () => {
    render(<SiteBroken />);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});
