import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blocks, openText, putText, retype, saveText, sentBy, textEntry, textForm } from '../../testing/about-us.ts';
import { answer } from '../../testing/open-admin.tsx';

const preview = () => screen.getByRole('region', { name: 'Preview' }).textContent;

beforeEach(cleanup);

describe('whoever writes a text', () => {
  it('sees it as visitors will, with the names filled in, and saves what they typed', async () => {
    const requests = openText();
    const { getByLabelText } = await textForm();
    expect(preview()).toContain('Move up to 24 hours before.');
    await retype(getByLabelText('Text'), 'Until {moveHours} h, at {product}.');
    expect(preview()).toContain('Until 24 h, at Polar House.');
    await saveText();
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    expect(sentBy(requests)).toEqual([
      { version: 3, blocks: [blocks[0], { kind: 'text', text: 'Until {moveHours} h, at {product}.' }] },
    ]);
  });

  it('is told at the field what is against it, and nothing is sent', async () => {
    const requests = openText();
    const { getByLabelText, findByText } = await textForm();
    await retype(getByLabelText('Text'), 'Until {moveHour}.');
    await userEvent.tab();
    expect(await findByText('{moveHour} is not a known name. Please use one of the names listed.')).toBeTruthy();
    await userEvent.clear(getByLabelText('Heading'));
    await saveText();
    const summary = within(await screen.findByRole('group', { name: 'Please check these fields' }));
    expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Block 1: Please write the heading',
      'Block 2: {moveHour} is not a known name. Please use one of the names listed.',
    ]);
    expect(preview()).toContain('Incomplete blocks are left out.');
    expect(sentBy(requests)).toEqual([]);
  });

  it('adds, moves and deletes blocks by buttons; the focus goes along, and what is deleted can be put back', async () => {
    const requests = openText();
    const { getByRole, getAllByRole, queryByRole } = await textForm();
    const names = () =>
      getAllByRole('group', { name: /^Block \d/ }).map((one) => one.querySelector('legend')?.textContent);
    await userEvent.click(getByRole('button', { name: 'Down: block 1' }));
    expect(names()).toEqual(['Block 1: text', 'Block 2: heading']);
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Up: block 2' })));
    await userEvent.click(getByRole('button', { name: 'Delete: block 1' }));
    await waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: 'Restore' })));
    await userEvent.keyboard('{Enter}');
    expect([names(), queryByRole('button', { name: 'Restore' })]).toEqual([
      ['Block 1: text', 'Block 2: heading'],
      null,
    ]);
    await userEvent.click(getByRole('button', { name: 'Add below: block 1' }));
    const choice = within(getByRole('group', { name: 'Add a block below block 1' }));
    await userEvent.click(choice.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await userEvent.keyboard('One{Enter}{Enter}Two');
    await saveText();
    await waitFor(() => expect(sentBy(requests)).toHaveLength(1));
    expect(sentBy(requests)[0].blocks).toEqual([blocks[1], { kind: 'list', items: ['One', 'Two'] }, blocks[0]]);
  });

  it('undoes what they typed, hears it, and goes on at the blocks', async () => {
    openText();
    const { getByLabelText } = await textForm();
    const field = getByLabelText<HTMLInputElement>('Heading');
    await retype(field, 'Here');
    await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect(field.value).toBe('Where we are');
    expect(await screen.findByText('Changes undone.')).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement).toBe(field);
  });

  it('loses nothing when it could not be saved', async () => {
    openText({ [putText]: () => answer({ message: 'The service is busy.' }, 503) });
    const { getByLabelText } = await textForm();
    await retype(getByLabelText('Heading'), 'Here');
    await saveText();
    expect((await screen.findByRole('alert')).textContent).toContain('The service is busy.');
    expect((getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
  });

  it('keeps what they typed while it was being saved, and goes on typing where they were', async () => {
    let arrive: () => void = () => undefined;
    const saved = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const requests = openText({ [putText]: () => saved.then(() => new Response(null, { status: 204 })) });
    const { getByLabelText, getByRole } = await textForm();
    await userEvent.click(getByRole('button', { name: 'Down: block 1' }));
    const field = getByLabelText<HTMLInputElement>('Heading');
    await retype(field, 'Here');
    await saveText();
    await userEvent.type(field, ' and th');
    arrive();
    await screen.findByRole('button', { name: 'Save text' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('ere');
    expect(field.value).toBe('Here and there');
    await saveText();
    await waitFor(() => expect(sentBy(requests)).toHaveLength(2));
    expect(sentBy(requests)[1]).toMatchObject({ version: 4, blocks: [blocks[1], { text: 'Here and there' }] });
  });

  it('is asked before a link leads away, and finds what was typed when they go back', async () => {
    openText({ 'GET /api/admin/content': () => answer([textEntry]) });
    await retype((await textForm()).getByLabelText('Heading'), 'Here');
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    expect((screen.getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: 'Leave' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    expect(((await textForm()).getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('is not asked a second time about what they found again, and is about what they type after a save', async () => {
    openText({ 'GET /api/admin/content': () => answer([textEntry]) });
    await textForm();
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    await retype((await textForm()).getByLabelText('Heading'), 'Here');
    history.back();
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    await textForm();
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    const { getByLabelText } = await textForm();
    await saveText();
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    await retype(getByLabelText('Heading'), 'There');
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('finds what was typed also after the Back button, which nobody can ask before', async () => {
    openText({ 'GET /api/admin/content': () => answer([textEntry]) });
    await textForm();
    await userEvent.click(screen.getByRole('link', { name: 'Back to site text' }));
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    await retype((await textForm()).getByLabelText('Heading'), 'Here');
    history.back();
    await userEvent.click(await screen.findByRole('link', { name: 'About us' }));
    expect(((await textForm()).getByLabelText('Heading') as HTMLInputElement).value).toBe('Here');
  });
});
