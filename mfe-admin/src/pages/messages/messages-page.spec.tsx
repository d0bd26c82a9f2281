import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContactMessageView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, answer, openAdmin } from '../../testing/open-admin.tsx';

const ann: ContactMessageView = {
  ...{ id: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11', status: 'new', createdAt: '2026-11-20T15:00:00.000Z', venueId: 1 },
  ...{ answeredAt: null, answeredBy: null, answeredByName: null, answer: null, isErased: false },
  written: {
    ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '+1 585 555 0100', subject: 'A lost scarf' },
    message: 'Grey wool.\nIn the gallery.',
  },
};
const answered: ContactMessageView = {
  ...ann,
  ...{ id: 'b', status: 'answered', answeredAt: '2026-11-21T15:00:00.000Z', answeredBy: 4, answeredByName: 'maya' },
  answer: 'It is at the desk.',
};
const send = `POST /api/admin/messages/${ann.id}/answer`;
const mark = `POST /api/admin/messages/${ann.id}/answered`;

const open = (answers: Parameters<typeof openAdmin>[1] = {}, address = '/admin/messages') =>
  openAdmin(address, {
    'GET /api/admin/messages/count': () => answer({ new: 1 }),
    'GET /api/admin/messages': (query) =>
      answer({ items: query.get('status') === 'new' ? [ann] : [answered], nextCursor: null }),
    'GET /api/venues': () => answer([{ id: 1, name: 'Rochester Flagship', status: 'open' }]),
    ...answers,
  });
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'A lost scarf' }));
  return within(await screen.findByRole('dialog', { name: 'A lost scarf' }));
};
const type = async (dialog: ReturnType<typeof within>, text: string) => {
  await userEvent.type(dialog.getByLabelText('Your reply'), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
};
const typed = (dialog: ReturnType<typeof within>) => (dialog.getByLabelText('Your reply') as HTMLTextAreaElement).value;

beforeEach(cleanup);

describe('the messages of visitors', () => {
  it('say how many wait, in the sidebar, too, and who wrote about what', async () => {
    open();
    expect(await screen.findByRole('tab', { name: 'New (1)' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Messages 1 new' })).toBeTruthy();
    const row = await screen.findByRole('row', { name: /A lost scarf/ });
    await waitFor(() => expect(row.textContent).toContain('Ann Lee'));
    await waitFor(() => expect(row.textContent).toContain('Rochester Flagship'));
  });

  it('are open to the desk', async () => {
    open({ 'GET /api/auth/me': () => answer({ ...admin, isAdmin: false, roles: ['desk'] }) });
    expect(await screen.findByRole('button', { name: 'A lost scarf' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Site text' })).toBeNull();
  });

  it('are looked for part by part, also where none of a page fits', async () => {
    const first = { items: [], nextCursor: 'older' };
    const last = { items: [], nextCursor: null };
    open(
      { 'GET /api/admin/messages': (query) => answer(query.get('cursor') ? last : first) },
      '/admin/messages?search=scarf',
    );
    expect(await screen.findByText('Not in the latest messages')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Nothing under New matches “scarf”.')).toBeTruthy();
    expect(screen.getByText('Page 2')).toBeTruthy();
  });

  it('are looked for by words, which stand in the address with the tab', async () => {
    const requests = open();
    await userEvent.type(await screen.findByLabelText('Find a message'), ' scarf {Enter}');
    await waitFor(() => expect(requests.some((line) => line.includes('status=new&search=scarf'))).toBe(true));
    await userEvent.click(screen.getByRole('tab', { name: 'Answered' }));
    expect(location.search).toBe('?search=scarf&tab=answered');
    await waitFor(() => expect(requests.some((line) => line.includes('status=answered&search=scarf'))).toBe(true));
  });

  it('say who has answered, and what', async () => {
    open({}, '/admin/messages?tab=answered');
    const dialog = await openDialog();
    expect(dialog.getByText(/by maya$/)).toBeTruthy();
    expect(dialog.getByText('It is at the desk.')).toBeTruthy();
    expect(dialog.queryByLabelText('Your reply')).toBeNull();
  });

  it('have nobody to answer where the writer was forgotten, and leave the list', async () => {
    const forgotten = { ...ann, written: null, isErased: true };
    const requests = open({
      'GET /api/admin/messages': () => answer({ items: [forgotten], nextCursor: null }),
      [mark]: () => answer({ ...forgotten, status: 'answered' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Erased' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message' }));
    expect(dialog.getByText(/erased at their request/)).toBeTruthy();
    expect(dialog.queryByRole('link', { name: 'Reply by email' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(requests).toContain(`${mark} {}`));
  });
});

describe('whoever answers', () => {
  it('is done with the message, which leaves the list', async () => {
    let isAnswered = false;
    const requests = open({
      'GET /api/admin/messages': () => answer({ items: isAnswered ? [] : [ann], nextCursor: null }),
      [send]: () => {
        isAnswered = true;
        return answer({ id: ann.id, answeredAt: ann.createdAt });
      },
    });
    await type(await openDialog(), 'It is here.');
    expect(await screen.findByText('No messages to answer')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([`${send} {"answer":"It is here."}`]);
  });

  it('is told at the field what is missing', async () => {
    open({
      [send]: () =>
        answer({ message: 'Please check.', errors: [{ field: 'answer', message: 'Please write an answer' }] }, 400),
    });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('Please write an answer')).toBeTruthy();
  });

  it('hears of a colleague who was faster, and keeps what was typed, also when the dialog was closed', async () => {
    open({ [send]: () => answer({ code: 'MESSAGE_ANSWERED', message: 'A colleague has answered.' }, 409) });
    const dialog = await openDialog();
    await type(dialog, 'It is here.');
    expect((await dialog.findByRole('alert')).textContent).toContain('A colleague has answered.');
    expect(typed(dialog)).toBe('It is here.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(typed(await openDialog())).toBe('It is here.');
  });

  it('is asked before a link leads away from what was typed', async () => {
    open();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Your reply'), 'It is');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('link', { name: 'Refunds' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect(typed(await openDialog())).toBe('It is');
  });

  it('may take the answer along into their own mail program, with the message below it', async () => {
    open();
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText('Your reply'), 'It is here.');
    const { href } = dialog.getByRole('link', { name: 'Reply by email' }) as HTMLAnchorElement;
    const { pathname, searchParams } = new URL(href);
    expect([decodeURIComponent(pathname), searchParams.get('subject')]).toEqual([
      'ann@example.com',
      'Re: A lost scarf',
    ]);
    expect(searchParams.get('body')).toBe('It is here.\r\n\r\nAnn Lee wrote:\r\n> Grey wool.\r\n> In the gallery.\r\n');
  });
});
