import type { ContentBlock, EditableContentView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from './open-admin.tsx';

export const blocks: readonly ContentBlock[] = [
  { kind: 'heading', text: 'Where we are' },
  { kind: 'text', text: 'Move up to {moveHours} hours before.' },
];

/** The third version of a text, by maya. */
export const aboutUs: EditableContentView = {
  ...{ key: 'about', version: 3, blocks, updatedAt: '2026-11-20T15:00:00.000Z' },
  by: { whoId: 4, who: 'maya', role: 'admin' },
  names: {
    ...{ product: 'Polar House', support: 'help@polar.example', fee: '6%', memberDiscount: '10%' },
    ...{ groupDiscount: '10%', groupFrom: '5', refundHours: '48', moveHours: '24' },
  },
};

const { blocks: _blocks, names: _names, ...entry } = aboutUs;
export const textEntry = entry;
const versions = [entry, { ...entry, version: 2 }, { ...entry, version: 1, by: null }];
export const putText = 'PUT /api/admin/content/about';

/** Opens its editor. @returns what was asked */
export const openText = (answers: Parameters<typeof openAdmin>[1] = {}) =>
  openAdmin('/admin/texts/about', {
    'GET /api/admin/content/about': () => answer(aboutUs),
    'GET /api/admin/content/about/versions': () => answer({ items: versions, nextCursor: null }),
    [putText]: () => new Response(null, { status: 204 }),
    ...answers,
  });

export const textForm = async () => within(await screen.findByRole('form', { name: 'Text' }));
export const saveText = () => userEvent.click(screen.getByRole('button', { name: 'Save text' }));
export const retype = async (field: HTMLElement, words: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, words.replaceAll('{', '{{'));
};

/** What was sent to be saved. */
export const sentBy = (requests: readonly string[]) =>
  requests.filter((line) => line.startsWith(putText)).map((line) => JSON.parse(line.slice(putText.length)));
