import { afterEach, describe, expect, it } from '@jest/globals';
import type { MailSenderView, SettingsView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const settings: SettingsView = {
  ...{ bookingFeePercent: 6, memberDiscountPercent: 10, groupDiscountPercent: 10, groupFrom: 5, familyPackPrice: 112 },
  ...{ refundHours: 48, moveHours: 24, holdMinutes: null, version: 3, changes: [] },
};
const sender: MailSenderView = { name: 'Northlight', replyTo: null, address: 'bookings@example.com', version: 0 };
const put = 'PUT /api/admin/settings/sender';

afterEach(cleanup);

async function open(change: (said: MailSenderView) => Response, now = () => sender) {
  const asked = openAdmin('/admin/settings', {
    'GET /api/admin/settings': () => answer(settings),
    'GET /api/admin/settings/sender': () => answer(now()),
    [put]: (_, body) => change(body as MailSenderView),
  });
  const form = within(await screen.findByRole('form', { name: 'Sender of mails' }));
  const name = form.getByLabelText<HTMLInputElement>('Sender');
  await userEvent.clear(name);
  return { form, name, sent: () => asked.filter((one) => one.startsWith(put)) };
}

describe('who sends the mails of the house', () => {
  it('is set with where answers go; what no mail could carry is refused at its field', async () => {
    const { form, name, sent } = await open((said) => answer({ ...sender, ...said, version: 1 }));
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    expect(await form.findByText('Please enter the name that mails go out under')).toBeTruthy();
    await userEvent.type(name, 'The Night Desk');
    await userEvent.type(form.getByLabelText('Answers go to'), 'desk@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    await waitFor(() =>
      expect(sent()).toEqual([`${put} {"name":"The Night Desk","replyTo":"desk@example.com","version":0}`]),
    );
  });

  it('stays as it was typed where somebody else was faster, and what they set is said', async () => {
    let there = sender;
    const { form, name, sent } = await open(
      (said) => (said.version === there.version ? answer(said) : answer({ code: 'CONFLICT', message: 'Late.' }, 409)),
      () => there,
    );
    await userEvent.type(name, 'The Night Desk');
    there = { ...sender, name: 'Northlight Rochester', version: 1 };
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    expect(await form.findByText(/Now it is “Northlight Rochester”/)).toBeTruthy();
    expect(name.value).toBe('The Night Desk');
    await userEvent.click(form.getByRole('button', { name: 'Save sender' }));
    await waitFor(() => expect(sent().at(-1)).toContain('"version":1'));
  });
});
