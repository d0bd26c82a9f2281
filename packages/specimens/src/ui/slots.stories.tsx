import { SlotButton, SlotGrid, WaitButton } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { focused, hovered, usage } from '../support/usage.ts';

const onChoose = fn();

const meta = {
  title: 'ui/Slots',
  component: SlotGrid,
  subcomponents: { SlotButton, WaitButton },
  args: {
    label: 'Times on November 21, 2026',
    children: (
      <>
        <SlotButton time="10:00 AM" state="free" note="12 left" onChoose={onChoose} />
        <SlotButton time="11:30 AM" state="few" note="3 left" onChoose={onChoose} />
        <SlotButton time="1:00 PM" state="free" note="12 left" isChosen onChoose={onChoose} />
        <SlotButton time="2:30 PM" state="held" note="Held for you" onChoose={onChoose} />
        <SlotButton time="4:00 PM" state="tooFew" note="1 left" onChoose={onChoose}>
          <WaitButton time="4:00 PM" onWait={fn()} />
        </SlotButton>
        <SlotButton time="5:30 PM" state="soldOut" note="Sold out" onChoose={onChoose}>
          <WaitButton time="5:30 PM" onWait={fn()} />
        </SlotButton>
        <SlotButton time="7:00 PM" state="tooFew" note="Started" onChoose={onChoose} />
      </>
    ),
  },
  parameters: usage(
    'The board of times. SlotGrid is the sheet, each SlotButton one time with its state in words, and below a full one a WaitButton may lead to its waitlist. SlotBoard of booking-ui makes all of it from the slots of a day.',
  ),
} satisfies Meta<typeof SlotGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {};
export const ChosenAndGone: Story = {
  args: { children: <SlotButton time="1:00 PM" state="soldOut" note="Sold out" isChosen onChoose={onChoose} /> },
};
export const Hovered: Story = { globals: hovered };
export const Focused: Story = {
  args: { children: <SlotButton time="1:00 PM" state="free" note="12 left" onChoose={onChoose} /> },
  globals: focused,
};
export const InASidebar: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};
