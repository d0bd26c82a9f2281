import { ContentBlocks } from '@northlight/site-kit/content-ui';
import type { Meta, StoryObj } from '@storybook/react';
import { longText, longTitle, longWord } from '../support/long-texts.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'content-ui/ContentBlocks',
  component: ContentBlocks,
  args: {
    blocks: [
      { kind: 'heading', text: 'Before you come' },
      { kind: 'text', text: longText },
      { kind: 'list', items: ['Warm clothes', 'Flat shoes'] },
      { kind: 'question', question: 'May I bring my dog?', answer: 'Guide dogs are welcome.' },
      { kind: 'question', question: 'Is there parking?', answer: 'Yes, behind the venue.' },
      { kind: 'link', label: 'Venues', url: '/venues' },
      { kind: 'link', label: 'Directions', url: 'https://example.com/' },
    ],
  },
  parameters: usage(
    'A text of the site in blocks, as readers see it and as the preview of its editor shows it. There is no HTML in it.',
  ),
} satisfies Meta<typeof ContentBlocks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
export const Empty: Story = { args: { blocks: [] } };
export const LongText: Story = {
  args: {
    blocks: [
      { kind: 'heading', text: `${longTitle} ${longWord}` },
      { kind: 'question', question: longText, answer: longText },
    ],
  },
};
