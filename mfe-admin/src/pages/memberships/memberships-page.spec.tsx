import { beforeEach, describe, expect, it } from '@jest/globals';
import type { MembershipView, UploadView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const planOf = (id: number, name: string): MembershipView => ({
  ...{ id, name, slug: `plan-${id}`, monthlyPrice: 20 },
  ...{ description: 'All that the house has, and more.', shortDescription: 'For good friends of it.' },
  ...{ discountPercentage: 5, priorityBookingHours: 24, guestPasses: 1, imageUrl: '/p.jpg', featuredTier: false },
  ...{ displayOrder: id, createdAt: '2026-11-01T12:00:00Z', version: 1 },
});
const plans = [planOf(1, 'Dusk'), planOf(2, 'Night'), planOf(3, 'Dawn')];
const list = 'GET /api/memberships';

const pictureOf = (targetId: string | null, more: Partial<UploadView> = {}): UploadView => ({
  ...{ uploadId: `picture-${targetId}`, target: 'membership', targetId: Number(targetId), fileName: 'p.jpg' },
  ...{ status: 'ready', progress: 100, reason: null, url: '/p.jpg', createdAt: '2026-11-01T12:00:00Z', ...more },
});

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/memberships', {
    [list]: () => answer(plans),
    'GET /api/uploads': (query) => answer([pictureOf(query.get('targetId'))]),
    ...answers,
  });

const timesRead = (requests: readonly string[]) => requests.filter((line) => line === list).length;
const picturesOf = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith('GET /api/uploads')).length;

beforeEach(cleanup);

describe('the plans', () => {
  it('are read once, however many have a picture', async () => {
    const requests = open();
    await waitFor(() => expect(picturesOf(requests)).toBe(plans.length));
    await screen.findByRole('heading', { name: 'Dawn' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 plans'));
    expect(timesRead(requests)).toBe(1);
  });

  it('are read anew when a picture gets ready, also one that was sent just now', async () => {
    const pictures = new Map([
      ['1', pictureOf('1')],
      ['2', pictureOf('2', { status: 'processing' })],
      ['3', pictureOf('3', { createdAt: new Date().toISOString() })],
    ]);
    const requests = open({ 'GET /api/uploads': (query) => answer([pictures.get(query.get('targetId') ?? '')]) });
    await waitFor(() => expect(timesRead(requests)).toBe(2));
    pictures.set('2', pictureOf('2'));
    await waitFor(() => expect(timesRead(requests)).toBe(3), { timeout: 5_000 });
  });

  it('are left alone by the form once one is saved, before the list is read anew', async () => {
    let isSaved = false;
    open({
      [list]: () => (isSaved ? new Promise<Response>(() => undefined) : answer(plans)),
      'GET /api/memberships/id/1': () => answer(plans[0]),
      'PUT /api/memberships/1': () => {
        isSaved = true;
        return answer({ ...plans[0], version: 2 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Dusk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Dusk' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Update membership' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isSaved).toBe(true);
  });
});
