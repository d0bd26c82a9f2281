import { describe, expect, it } from '@jest/globals';
import { SiteProvider } from '@northlight/site-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureGallery } from './picture-gallery.tsx';

const show = (pictures: readonly string[]) => {
  globalThis.fetch = async () => new Response('{}', { headers: { 'content-type': 'application/json' } });
  render(
    <SiteProvider>
      <PictureGallery name="Boston" pictures={pictures} />
    </SiteProvider>,
  );
};

const three = ['/uploads/1.jpg', '/uploads/2.jpg', '/uploads/3.jpg'];

describe('a gallery', () => {
  it('shows a picture large, goes round, and gives the focus back to the picture that was opened', async () => {
    show(three);
    const opener = screen.getByRole('button', { name: 'Boston, picture 3' });
    await userEvent.click(opener);
    const large = within(screen.getByRole('dialog', { name: 'Pictures of Boston' }));
    expect(large.getByText('3 of 3')).toBeTruthy();
    large.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(large.getByText('1 of 3')).toBeTruthy();
    await userEvent.click(large.getByRole('button', { name: 'Previous picture' }));
    expect(large.getByText('3 of 3')).toBeTruthy();
    await userEvent.click(large.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('says so where there are no pictures', () => {
    show([]);
    expect(screen.getByText('No pictures of this venue yet.')).toBeTruthy();
  });
});
