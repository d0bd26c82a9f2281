import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

describe('the search through the audit', () => {
  it('keeps the focus and what was typed, and follows where everything is shown again', async () => {
    const requests = openAdmin('/admin/audit?subject=venue/9', {
      'GET /api/admin/audit': () => answer({ items: [], nextCursor: null }),
    });
    const find = await screen.findByLabelText<HTMLInputElement>('Search');
    await userEvent.type(find, 'hours{Enter}');
    await waitFor(() => expect(requests.findLast((call) => call.includes('/audit'))).toContain('text=hours'));
    expect(document.activeElement).toBe(find);
    await userEvent.type(screen.getByLabelText('Changed by'), 'ann');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect([location.search, find.value]).toEqual(['', '']));
    expect(screen.getByLabelText<HTMLInputElement>('Changed by').value).toBe('');
  });

  it.each([
    ['keeps what is typed', { isSent: false, search: '' }],
    ['looks for that alone which is sent', { isSent: true, search: '?text=hours' }],
  ])('%s before the page has followed its address', async (_, { isSent, search }) => {
    openAdmin('/admin/audit?room=settings&subject=venue/9', {
      'GET /api/admin/audit': () => answer({ items: [], nextCursor: null }),
    });
    const find = await screen.findByLabelText<HTMLInputElement>('Search');
    act(() => {
      // the address changes at once, the page when it has time: at the end of this act
      screen.getByRole('button', { name: 'Clear filters' }).click();
      fireEvent.change(find, { target: { value: 'hours' } });
      if (isSent) fireEvent.submit(screen.getByRole('search'));
    });
    expect([location.search, find.value]).toEqual([search, 'hours']);
  });
});
