import { Button, Row } from '@northlight/site-kit';
import { ConfirmDialog, Dialog, DialogBoundary, Panel, TextField } from '@northlight/site-kit/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { fn } from 'storybook/test';
import { longText, longTitle } from '../support/long-texts.ts';
import { ownPage, usage } from '../support/usage.ts';

const { docs } = usage(
  'Dialog asks a question or shows a short form, Panel slides in from the side and leaves the page in sight, ConfirmDialog asks before what cannot be undone. The browser keeps the focus inside and gives it back. Put a DialogBoundary around each that a page opens.',
);

const footer = (
  <Row>
    <Button>Save</Button>
    <Button tone="secondary">Cancel</Button>
  </Row>
);

const meta = {
  title: 'ui/Dialogs',
  component: Dialog,
  subcomponents: { ConfirmDialog, DialogBoundary, Panel },
  args: { title: 'Change your name', isOpen: true, onClose: fn(), children: <TextField label="Name" /> },
  parameters: { docs: { ...docs, ...ownPage.docs } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithFooter: Story = { args: { footer } };
export const Wide: Story = { args: { isWide: true, footer } };
export const LongText: Story = {
  args: { title: longTitle, children: <p>{`${longText} `.repeat(12)}</p>, footer },
};
export const Confirm: Story = {
  render: () => (
    <ConfirmDialog
      title="Cancel this booking?"
      isOpen
      confirmText="Cancel booking"
      cancelText="Keep booking"
      onConfirm={fn()}
      onCancel={fn()}
    >
      <p>Jurassic Ride on Saturday, November 21, 2026, 2 tickets. You will get back $68.00.</p>
    </ConfirmDialog>
  ),
};
export const ConfirmIsBusy: Story = {
  render: () => (
    <ConfirmDialog
      title="Cancel this booking?"
      isOpen
      isBusy
      busyText="Canceling…"
      confirmText="Cancel booking"
      onConfirm={fn()}
      onCancel={fn()}
    >
      <p>You will get back $68.00.</p>
    </ConfirmDialog>
  ),
};
export const PanelFromTheSide: Story = {
  render: () => (
    <Panel title="Filters" isOpen onClose={fn()} footer={<Button isWide>Show 12 experiences</Button>}>
      <TextField label="City" />
    </Panel>
  ),
};
export const PanelBesideThePage: Story = {
  render: () => (
    <>
      <p>The page stays in use.</p>
      <Panel title="Your Cart" isOpen isBeside onClose={fn()}>
        <p>Added: Jurassic Ride</p>
      </Panel>
    </>
  ),
};

function BrokenDialog(_: { readonly onClose: () => void }): never {
  throw new Error('This dialog throws on purpose.');
}

export const Broken: Story = {
  render: () => (
    <DialogBoundary>
      <BrokenDialog onClose={fn()} />
    </DialogBoundary>
  ),
};
