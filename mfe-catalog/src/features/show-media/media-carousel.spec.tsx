import { describe, expect, it } from '@jest/globals';
import { SiteProvider } from '@northlight/site-kit';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaCarousel } from './media-carousel.tsx';

const media = ['/uploads/one.jpg', '/uploads/two.jpg', '/uploads/three.webm'];

const show = (items: readonly string[] = media) => {
  globalThis.fetch = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });
  render(
    <SiteProvider>
      <MediaCarousel name="Flight Sim" media={items} />
    </SiteProvider>,
  );
};

const place = () => screen.getByText(/^\d of \d$/).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const slideShown = () => screen.getAllByRole('group').find((slide) => !slide.hasAttribute('inert'));

const swipe = (from: number, to: number, down = 0) => {
  const picture = within(slideShown() as HTMLElement).getByRole('img');
  const at = (type: string, clientX: number, clientY: number) =>
    fireEvent(picture, new MouseEvent(type, { bubbles: true, clientX, clientY })); // jsdom's pointers have no place
  at('pointerdown', from, 100);
  at('pointerup', to, 100 + down);
};

describe('a carousel of pictures that are known', () => {
  it('shows something of each before it comes, and asks for nothing more', () => {
    const requests: unknown[] = [];
    globalThis.fetch = async (url) => {
      requests.push(url);
      return new Response('{}', { headers: { 'content-type': 'application/json' } });
    };
    const [first, second] = ['/media/up/1/main.jpg', '/media/up/2/main.jpg'];
    const hint = { blur: 'data:image/webp;base64,AAAA', width: 900, alt: '' };
    render(
      <SiteProvider>
        <MediaCarousel name="Flight Sim" media={[first, second]} hints={{ [first]: hint, [second]: hint }} />
      </SiteProvider>,
    );
    const picture = within(slideShown() as HTMLElement).getByRole('img', { name: 'Flight Sim, picture 1' });
    expect(picture.parentElement?.getAttribute('style')).toContain(hint.blur);
    expect(picture.parentElement?.querySelector('source')?.srcset).toMatch(/main-960\.avif 900w$/);
    expect(requests.filter((url) => `${url}`.includes('index.json'))).toEqual([]);
  });
});

describe('a carousel of pictures', () => {
  it('goes round at both ends and tells how far one is', async () => {
    show();
    expect(place()).toBe('1 of 3');
    await press('Previous picture');
    expect(place()).toBe('3 of 3');
    await press('Next picture');
    expect(place()).toBe('1 of 3');
    expect(slideShown()?.getAttribute('aria-label')).toBe('1 of 3');
  });

  it('goes to the one whose mark is pressed, and says which that is', async () => {
    show();
    await press('Picture 2');
    expect(place()).toBe('2 of 3');
    expect(screen.getByRole('button', { name: 'Picture 2' }).getAttribute('aria-current')).toBe('true');
  });

  it('follows the arrow keys, round both ends', async () => {
    show();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe('3 of 3');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(place()).toBe('2 of 3');
    await userEvent.keyboard('{End}{Home}');
    expect(place()).toBe('1 of 3');
  });

  it('follows a finger to the side, and leaves one that scrolls alone', () => {
    show();
    swipe(300, 310);
    swipe(300, 200, 300);
    expect(place()).toBe('1 of 3');
    swipe(300, 200);
    expect(place()).toBe('2 of 3');
    swipe(200, 300);
    expect(place()).toBe('1 of 3');
  });

  it('has no ways on where there is one picture', () => {
    show(media.slice(0, 1));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('1 of 1')).toBeNull();
  });
});

describe('a film among the pictures', () => {
  it('waits for somebody to start it, makes no sound, and says that nobody speaks', async () => {
    show();
    await press('Video 3');
    const film = screen.getByLabelText<HTMLVideoElement>('Flight Sim, picture 3');
    expect([film.controls, film.autoplay, film.muted]).toEqual([true, false, true]);
    expect(screen.getByText('This video has no speech.')).toBeTruthy();
  });

  it('is gone, and so is its playing, when somebody goes on', async () => {
    show();
    await press('Video 3');
    await press('Next picture');
    expect(document.querySelector('video')).toBeNull();
  });
});
