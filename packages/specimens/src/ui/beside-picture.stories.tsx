import { Button, Stack } from '@northlight/site-kit';
import { BesidePicture, TextField } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { landscape } from '../support/pictures.ts';
import { usage } from '../support/usage.ts';

const meta = {
  title: 'ui/BesidePicture',
  component: BesidePicture,
  args: {
    src: landscape,
    sizes: '50vw',
    columns: ['5fr', '6fr'],
    widest: 560,
    ratio: '4 / 5',
    children: (
      <Stack>
        <h2>Sign in</h2>
        <TextField label="Username" />
        <Button>Sign in</Button>
      </Stack>
    ),
  },
  parameters: usage(
    'A form, and a picture beside it where there is room for both. On a small screen the form stands alone.',
  ),
} satisfies Meta<typeof BesidePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRoom: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
