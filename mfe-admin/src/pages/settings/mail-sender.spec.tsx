import { afterEach, describe, expect, it } from '@jest/globals';
import { type AuditEntryView, type MailSenderView, type SettingsView, usualRetention } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const settings: SettingsView = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24, holdMinutes: null, collectDays: 14, version: 3, changes: [] },
  ...usualRetention,
};
const sender: MailSenderView = { name: 'Northlight', replyTo: null, address: 'bookings@example.com', version: 0 };
const [get, put] = ['GET /api/admin/settings/sender', 'PUT /api/admin/settings/sender'];

afterEach(cleanup);

async function open(change: (input: MailSenderView) => Response, answers: Parameters<typeof openAdmin>[1] = {}) {
  const requests = openAdmin('/admin/settings', {
    'GET /api/admin/settings': () => answer(settings),
    [get]: () => answer(sender),
    [put]: (_, body) => change(body as MailSenderView),
    ...answers,
  });
  const form = within(await screen.findByRole('form', { name: 'Email sender' }));
  const name = form.getByLabelText<HTMLInputElement>('Sender name');
  await userEvent.clear(name);
  return { form, name, sent: () => requests.filter((one) => one.startsWith(put)) };
}

describe('who sends the mails of the house', () => {
  it('is set with where answers go; what no mail could carry is refused at its field', async () => {
    const { form, name, sent } = await open((input) => answer({ ...sender, ...input, version: 1 }));
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    expect(await form.findByText('Please enter the sender name for emails')).toBeTruthy();
    await userEvent.type(name, 'The Night Desk');
    await userEvent.type(form.getByLabelText('Reply-to address'), 'desk@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    await waitFor(() =>
      expect(sent()).toEqual([`${put} {"name":"The Night Desk","replyTo":"desk@example.com","version":0}`]),
    );
  });

  describe('where somebody else was faster', () => {
    const theirs: MailSenderView = { ...sender, replyTo: 'rochester@example.com', version: 1 };
    const change: AuditEntryView = {
      ...{ id: 9, at: '2026-11-22T15:00:00.000Z', whoId: 4, who: 'maya', role: 'admin', room: 'settings' },
      ...{ what: 'changed', subject: { kind: 'settings', id: 'sender', name: 'for emails' }, requestId: null },
      ...{ old: { replyTo: null }, new: { replyTo: theirs.replyTo } },
    };
    const late = (input: MailSenderView) =>
      input.version === theirs.version ? answer(input) : answer({ code: 'CONFLICT', message: 'Late.' }, 409);

    it('stays as it was typed; they and what they changed are said, and what nobody typed over follows them', async () => {
      let there = sender;
      const { form, name, sent } = await open(late, {
        [get]: () => answer(there),
        'GET /api/admin/audit': () => answer({ items: [change], nextCursor: null }),
      });
      await userEvent.type(name, 'The Night Desk');
      there = theirs;
      await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
      const response = await form.findByRole('alert');
      expect(response.textContent).toContain('Someone else changed this');
      expect(await within(response).findByText('maya')).toBeTruthy();
      expect(name.value).toBe('The Night Desk');
      expect(form.getByLabelText<HTMLInputElement>('Reply-to address').value).toBe('rochester@example.com');
      await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
      await waitFor(() =>
        expect(sent().at(-1)).toBe(`${put} {"name":"The Night Desk","replyTo":"rochester@example.com","version":1}`),
      );
      await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
    });

    it('says so also where it cannot be read anew', async () => {
      let isDown = false;
      const { form, name } = await open(late, {
        [get]: () => (isDown ? answer({ message: 'The service is busy.' }, 503) : answer(sender)),
      });
      await userEvent.type(name, 'The Night Desk');
      isDown = true;
      await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
      expect((await form.findByRole('alert')).textContent).toContain('The service is busy.');
      expect(name.value).toBe('The Night Desk');
    });
  });
});
