import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentBlock, EditableContentView } from '@northlight/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const blocks: readonly ContentBlock[] = [
  { kind: 'heading', text: 'Where we are' },
  { kind: 'text', text: 'Move up to {moveHours} hours before.' },
];
const text: EditableContentView = {
  ...{ key: 'about', version: 3, blocks, updatedAt: '2026-11-20T15:00:00.000Z' },
  by: { whoId: 4, who: 'maya', role: 'admin' },
  names: {
    ...{ product: 'Polar House', support: 'help@polar.example', fee: '6%', memberDiscount: '10%' },
    ...{ groupDiscount: '10%', groupFrom: '5', refundHours: '48', moveHours: '24' },
  },
};
const { blocks: _blocks, names: _names, ...entry } = text;
const versions = [entry, { ...entry, version: 2 }, { ...entry, version: 1, by: null }];
const put = 'PUT /api/admin/content/about';

const open = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/texts/about', {
    'GET /api/admin/content/about': () => answer(text),
    'GET /api/admin/content/about/versions': () => answer({ items: versions, nextCursor: null }),
    [put]: () => new Response(null, { status: 204 }),
    ...answers,
  });
const form = async () => within(await screen.findByRole('form', { name: 'Text' }));
const preview = () => screen.getByRole('region', { name: 'Preview' }).textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save text' }));
const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, words.replaceAll('{', '{{'));
};
const sentBy = (asked: readonly string[]) =>
  asked.filter((line) => line.startsWith(put)).map((line) => JSON.parse(line.slice(put.length)));

beforeEach(cleanup);

describe('the list of texts', () => {
  it('says where each is shown, and who wrote it last', async () => {
    openAdmin('/admin/texts', {
      'GET /api/admin/content': () => answer([entry, { ...entry, key: 'social', by: null }]),
    });
    const row = await screen.findByRole('row', { name: /About us/ });
    expect(row.textContent).toContain('by maya');
    expect(within(row).getByRole('link', { name: 'About, below the picture' }).getAttribute('href')).toBe('/about');
    expect(screen.getByRole('row', { name: /Links to others/ }).textContent).toContain('as the house began');
  });
});

describe('whoever writes a text', () => {
  it('sees it as visitors will, with the names filled in, and saves what they typed', async () => {
    const asked = open();
    const { getByLabelText } = await form();
    expect(preview()).toContain('Move up to 24 hours before.');
    await retype(getByLabelText('Text'), 'Until {moveHours} h, at {product}.');
    expect(preview()).toContain('Until 24 h, at Polar House.');
    await save();
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(sentBy(asked)).toEqual([
      { version: 3, blocks: [blocks[0], { kind: 'text', text: 'Until {moveHours} h, at {product}.' }] },
    ]);
  });

  it('is told at the field what is against it, and nothing is sent', async () => {
    const asked = open();
    const { getByLabelText, findByText } = await form();
    await retype(getByLabelText('Text'), 'Until {moveHour}.');
    await userEvent.tab();
    expect(await findByText('Nothing stands for {moveHour}. Please use one of the names given.')).toBeTruthy();
    await userEvent.clear(getByLabelText('Heading'));
    await save();
    const summary = within(await screen.findByRole('group', { name: 'Please check these fields' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Block 1: Please write the heading',
      'Block 2: Nothing stands for {moveHour}. Please use one of the names given.',
    ]);
    expect(preview()).toContain('Blocks that are not complete yet are left out.');
    expect(sentBy(asked)).toEqual([]);
  });

  it('adds, moves and deletes blocks by buttons; the focus goes along, and what is deleted can be put back', async () => {
    const asked = open();
    const { getByRole, getAllByRole, queryByRole } = await form();
    const names = () =>
      getAllByRole('group', { name: /^Block \d/ }).map((one) => one.querySelector('legend')?.textContent);
    await userEvent.click(getByRole('button', { name: 'Down: block 1' }));
    expect(names()).toEqual(['Block 1: text', 'Block 2: heading']);
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Up: block 2' })));
    await userEvent.click(getByRole('button', { name: 'Delete: block 1' }));
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Put it back' })));
    await userEvent.keyboard('{Enter}');
    expect([names(), queryByRole('button', { name: 'Put it back' })]).toEqual([
      ['Block 1: text', 'Block 2: heading'],
      null,
    ]);
    await userEvent.click(getByRole('button', { name: 'Add below: block 1' }));
    const choice = within(getByRole('group', { name: 'Add a block below block 1' }));
    await userEvent.click(choice.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await userEvent.keyboard('One{Enter}{Enter}Two');
    await save();
    await waitFor(() => expect(sentBy(asked)).toHaveLength(1));
    expect(sentBy(asked)[0].blocks).toEqual([blocks[1], { kind: 'list', items: ['One', 'Two'] }, blocks[0]]);
  });

  it('loses nothing when it could not be saved', async () => {
    open({ [put]: () => answer({ message: 'The service is busy.' }, 503) });
    const { getByLabelText } = await form();
    await retype(getByLabelText('Heading'), 'Here');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
    expect((getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
  });

  it('keeps what they typed while it was being saved', async () => {
    let arrive: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const asked = open({ [put]: () => saved.then(() => new Response(null, { status: 204 })) });
    const { getByLabelText } = await form();
    await retype(getByLabelText('Heading'), 'Here');
    await save();
    await userEvent.type(getByLabelText('Heading'), ' and there');
    arrive();
    await screen.findByRole('button', { name: 'Save text' });
    expect((getByLabelText('Heading') as HTMLInputElement).value).toBe('Here and there');
    await save();
    await waitFor(() => expect(sentBy(asked)).toHaveLength(2));
    expect(sentBy(asked)[1]).toMatchObject({ version: 4, blocks: [{ text: 'Here and there' }, blocks[1]] });
  });

  it('is asked before a link leads away, and finds what was typed when they go back', async () => {
    open({ 'GET /api/admin/content': () => answer([entry]) });
    await retype((await form()).getByLabelText('Heading'), 'Here');
    await userEvent.click(screen.getByRole('link', { name: 'Back to all texts' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect((screen.getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
    await userEvent.click(screen.getByRole('link', { name: 'Back to all texts' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    expect(((await form()).getByLabelText('Heading') as HTMLInputElement).value).toBe('Where we are');
  });

  it('finds what was typed also after the Back button, which nobody can ask before', async () => {
    open({ 'GET /api/admin/content': () => answer([entry]) });
    await form();
    await userEvent.click(screen.getByRole('link', { name: 'Back to all texts' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    await retype((await form()).getByLabelText('Heading'), 'Here');
    history.back();
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    expect(((await form()).getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
  });
});

describe('two who write the same text', () => {
  it('are told of each other: what one typed stays, what the other did is said, and the next save counts', async () => {
    let now = text;
    const asked = open({
      'GET /api/admin/content/about': () => answer(now),
      [put]: (_, body) =>
        (body as EditableContentView).version === now.version
          ? new Response(null, { status: 204 })
          : answer({ code: 'CONFLICT', message: 'Somebody else changed this.' }, 409),
    });
    const { getByLabelText } = await form();
    await retype(getByLabelText('Heading'), 'Here');
    now = {
      ...text,
      version: 4,
      blocks: [
        { kind: 'heading', text: 'Where' },
        { kind: 'text', text: 'Never.' },
      ],
    };
    await save();
    const notice = await screen.findByText(/Somebody else changed this text/);
    expect(notice.closest('[role=alert]')?.textContent).toContain(
      'Changed, text: Move up to {moveHours} hours before. Never.',
    );
    const values = () =>
      [getByLabelText('Heading'), getByLabelText('Text')].map((one) => (one as HTMLInputElement).value);
    expect(values()).toEqual(['Here', 'Never.']);
    await save();
    await waitFor(() => expect(sentBy(asked)).toHaveLength(2));
    expect(sentBy(asked)[1]).toEqual({
      version: 4,
      blocks: [
        { kind: 'heading', text: 'Here' },
        { kind: 'text', text: 'Never.' },
      ],
    });
  });
});

describe('the versions of a text', () => {
  const before = { ...text, version: 2, blocks: [{ kind: 'heading', text: 'In Rochester' }, blocks[1]] };

  it('are shown with what would change, and one comes back as a new version', async () => {
    const asked = open({ 'GET /api/admin/content/about/versions/2': () => answer(before) });
    await userEvent.click(await screen.findByRole('button', { name: 'Version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    const change = await dialog.findByRole('region', { name: 'What would change' });
    expect(change.textContent).toContain('Changed, heading: Where we are In Rochester');
    await userEvent.click(dialog.getByRole('button', { name: 'Bring back this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentBy(asked)).toEqual([{ version: 3, blocks: before.blocks }]);
  });

  it('are not brought back over what somebody else has written meanwhile', async () => {
    open({
      'GET /api/admin/content/about/versions/2': () => answer(before),
      [put]: () => answer({ code: 'CONFLICT', message: 'Somebody else changed this.' }, 409),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Version 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Version 2' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Bring back this version' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else changed this text meanwhile');
  });
});
