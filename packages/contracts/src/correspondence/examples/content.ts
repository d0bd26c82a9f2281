import type { Page } from '../../page.js';
import { adminAccount } from '../../wire/example-values.js';
import type { ContentView, WriteContentDto } from '../content.js';
import type { ContentBlock } from '../content-block.js';
import type { ContentNames } from '../content-names.js';
import type { ContentEntryView, ContentWriter, EditableContentView, WrittenContentView } from '../content-views.js';

const by: ContentWriter = { whoId: adminAccount, who: 'sam', role: 'admin' };
const question = 'Can I reschedule my booking?';

const blocks: ContentBlock[] = [
  { kind: 'question', question, answer: 'Yes, up to {moveHours} hours before it starts.' },
];

export const content: ContentView = {
  key: 'contact-faq',
  version: 2,
  blocks: [{ kind: 'question', question, answer: 'Yes, up to 24 hours before it starts.' }],
  updatedAt: '2027-04-12T09:30:00.000Z',
};

const entry: ContentEntryView = { key: 'contact-faq', version: 2, updatedAt: content.updatedAt, by };

/** The first version came with the house: nobody wrote it. */
const first: ContentEntryView = { key: 'contact-faq', version: 1, updatedAt: '2026-11-21T00:00:00.000Z', by: null };

export const entries: ContentEntryView[] = [{ ...first, key: 'about' }, entry];

export const versions: Page<ContentEntryView> = { items: [entry, first], nextCursor: null };

export const written: WrittenContentView = { ...entry, blocks };

const names: ContentNames = {
  product: 'Northlight Immersive',
  support: 'support@example.com',
  fee: '6%',
  memberDiscount: '10%',
  groupDiscount: '10%',
  groupFrom: '5',
  refundHours: '48',
  moveHours: '24',
};

export const editable: EditableContentView = { ...written, names };

export const writeContent: WriteContentDto = {
  version: 2,
  blocks: [...blocks, { kind: 'link', label: 'See all venues', url: '/venues' }],
};
