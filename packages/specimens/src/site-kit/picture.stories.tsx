import { Picture } from '@northlight/site-kit';
import type { Meta, StoryObj } from '@storybook/react';
import { landscape, missingPicture } from '../support/pictures.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'site-kit/Picture',
  component: Picture,
  args: { src: landscape, alt: 'Northern lights over a dark shore' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage(
    'A picture or a silent film that takes its room before it arrives. `alt` says what is to be seen and is empty for decoration; `isEager` is for what is seen without scrolling.',
  ),
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Square: Story = { args: { shape: 'square' } };
export const Eager: Story = { args: { isEager: true } };
export const Missing: Story = { args: { src: missingPicture } };
export const NotChosenYet: Story = { args: { src: '' } };
