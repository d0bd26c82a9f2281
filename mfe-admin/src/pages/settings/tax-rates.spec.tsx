import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const rates = 'GET /api/admin/tax-rates';
const newYork = { id: 1, state: 'NY', category: 'goods', percent: 8, from: '2025-01-01', until: null };

beforeEach(cleanup);

describe('the tax rates', () => {
  const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
    openAdmin('/admin/settings', { [rates]: () => answer([newYork]), ...answers });

  it('are listed by state, with what they are on', async () => {
    open();
    const row = (await screen.findByRole('rowheader', { name: 'New York' })).closest('tr');
    expect(row?.textContent).toContain('Merchandise8%January 1, 2025No end');
  });

  it('are added from a day on', async () => {
    const requests = open({ 'POST /api/admin/tax-rates': () => answer({ ...newYork, id: 2 }, 201) });
    const form = within(await screen.findByRole('form', { name: 'New tax rate' }));
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    expect(await form.findByText('Please choose a state')).toBeTruthy();
    await userEvent.selectOptions(form.getByLabelText(/^State/), 'Massachusetts');
    await userEvent.type(form.getByLabelText(/^Percent/), '6.25');
    await userEvent.type(form.getByLabelText(/^From/), '2027-01-01');
    await userEvent.click(form.getByRole('button', { name: 'Add rate' }));
    const sent = '{"state":"MA","category":"goods","percent":6.25,"from":"2027-01-01"}';
    await waitFor(() => expect(requests).toContain(`POST /api/admin/tax-rates ${sent}`));
  });

  it('are removed after a question', async () => {
    const requests = open({ 'DELETE /api/admin/tax-rates/1': () => answer(null, 200) });
    await userEvent.click(await screen.findByRole('button', { name: /^Remove the rate for New York/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests.some((one) => one.startsWith('DELETE /api/admin/tax-rates/1'))).toBe(true));
  });
});
