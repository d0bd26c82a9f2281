import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EditableContentView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aboutUs,
  blocks,
  openText,
  putText,
  retype,
  saveText,
  sentBy,
  textEntry,
  textForm,
} from '../../testing/about-us.ts';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

beforeEach(cleanup);

describe('the list of texts', () => {
  it('says where each is shown, and who wrote it last', async () => {
    openAdmin('/admin/texts', {
      'GET /api/admin/content': () => answer([textEntry, { ...textEntry, key: 'social', by: null }]),
    });
    const row = await screen.findByRole('row', { name: /About us/ });
    expect(row.textContent).toContain('by maya');
    expect(within(row).getByRole('link', { name: 'About, below the picture' }).getAttribute('href')).toBe('/about');
    expect(screen.getByRole('row', { name: /Social media links/ }).textContent).toContain('original version');
  });
});

describe('two who write the same text', () => {
  it('are told of each other: what one typed stays, what the other did is said, and the next save counts', async () => {
    let now = aboutUs;
    const requests = openText({
      'GET /api/admin/content/about': () => answer(now),
      [putText]: (_, body) =>
        (body as EditableContentView).version === now.version
          ? new Response(null, { status: 204 })
          : answer({ code: 'CONFLICT', message: 'Somebody else changed this.' }, 409),
    });
    const { getByLabelText } = await textForm();
    await retype(getByLabelText('Heading'), 'Here');
    now = {
      ...aboutUs,
      version: 4,
      blocks: [
        { kind: 'heading', text: 'Where' },
        { kind: 'text', text: 'Never.' },
      ],
    };
    await saveText();
    const notice = await screen.findByText(/Someone else changed this text/);
    expect(notice.closest('[role=alert]')?.textContent).toContain(
      'Changed, text: Move up to {moveHours} hours before. Never.',
    );
    const values = () =>
      [getByLabelText('Heading'), getByLabelText('Text')].map((one) => (one as HTMLInputElement).value);
    expect(values()).toEqual(['Here', 'Never.']);
    await saveText();
    await waitFor(() => expect(sentBy(requests)).toHaveLength(2));
    expect(sentBy(requests)[1]).toEqual({
      version: 4,
      blocks: [
        { kind: 'heading', text: 'Here' },
        { kind: 'text', text: 'Never.' },
      ],
    });
  });
});

describe('the versions of a text', () => {
  const before = { ...aboutUs, version: 2, blocks: [{ kind: 'heading', text: 'In Rochester' }, blocks[1]] };

  it('are shown with what would change, and one comes back as a new version', async () => {
    const requests = openText({ 'GET /api/admin/content/about/versions/2': () => answer(before) });
    const live = await screen.findByRole('button', { name: 'Version 3' });
    expect(live.closest('li')?.textContent).toContain('Version 3 (live)');
    await userEvent.click(screen.getByRole('button', { name: 'Version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    const change = await dialog.findByRole('region', { name: 'What would change' });
    expect(change.textContent).toContain('Changed, heading: Where we are In Rochester');
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBy(requests)).toEqual([{ version: 3, blocks: before.blocks }]);
  });

  it('are not brought back over what somebody else has written meanwhile', async () => {
    openText({
      'GET /api/admin/content/about/versions/2': () => answer(before),
      [putText]: () => answer({ code: 'CONFLICT', message: 'Somebody else changed this.' }, 409),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore this version' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Someone else changed this text in the meantime');
  });
});
