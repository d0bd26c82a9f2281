import { DropZone } from '@northlight/site-kit/upload';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { longText } from '../support/long-texts.ts';
import { focused, hovered, usage } from '../support/usage.ts';

const meta = {
  title: 'upload/DropZone',
  component: DropZone,
  args: {
    'aria-label': 'Pictures',
    onChoose: fn(),
    children: (
      <>
        Drop pictures here, or <u>choose them</u>
      </>
    ),
  },
  parameters: usage(
    'A field for files, to be pressed, tabbed to or dropped on. Send what was chosen with `sendForm`, which tells how far it is.',
  ),
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Hovered: Story = { globals: hovered };
export const Focused: Story = { globals: focused };
export const Invalid: Story = { args: { 'aria-invalid': true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: longText } };
