import { beforeEach, describe, expect, it } from '@jest/globals';
import type { QuoteChargesDto } from '@northlight/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveContact, startAfresh } from '../../testing/booking-form.ts';
import { CheckoutStory, charges, order, orders } from '../../testing/checkout-story.ts';
import { aPrintToBuy, aVisitToBook } from '../../testing/order-builders.ts';
import { offerPayment, payPage, visitedPages } from '../../testing/payment-story.ts';
import { answer } from '../../testing/test-api.ts';

startAfresh();
const story = new CheckoutStory();
const { open, press, bill } = story;
const pages = visitedPages();
const address = { name: 'Ann Lee', line1: '12 Elm Street', city: 'Buffalo', state: 'NY', zip: '14202' };
const limits = { shippingPrice: 5.95, freeShippingOver: 50 };
const priced = ({ shipToState }: QuoteChargesDto) => (shipToState === 'NY' ? { shipping: 5.95, tax: 2.24 } : {});

beforeEach(() => {
  offerPayment(story.api);
  story.api.on(charges, ({ body }) => answer({ ...limits, ...priced(body as QuoteChargesDto) }));
  story.api.on(orders, () => answer({ ...order, status: 'awaiting_payment' }, 201));
});

const shipIt = async () => userEvent.click(await screen.findByRole('radio', { name: 'Ship it' }));
const fields = () => within(screen.getByRole('group', { name: 'Shipping address' }));
const type = async (label: RegExp, text: string) => {
  const field = fields().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const giveAddress = async () => {
  await type(/^Full name/, address.name);
  await type(/^Street address/, address.line1);
  await type(/^City/, address.city);
  await userEvent.selectOptions(fields().getByLabelText(/^State/), 'New York');
  await type(/^ZIP/, address.zip);
};

describe('merchandise that is shipped', () => {
  it('shows shipping and tax once a state is chosen, and is paid online', async () => {
    await open(aPrintToBuy);
    await shipIt();
    expect(bill()).toContain('Choose a state to see shipping and tax.');
    await giveAddress();
    await waitFor(() => expect(bill()).toContain('Shipping$5.95Tax$2.24'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pay at the venue' }).disabled).toBe(true);
    await giveContact();
    await press('Pay $36.19');
    await waitFor(() => expect(pages).toEqual([payPage]));
    const [sent] = story.api.requestsTo(orders);
    expect(sent?.body).toMatchObject({ shipTo: address, payOnline: true, totalPrice: 36.19 });
    expect(sent?.body).not.toHaveProperty('shipTo.line2');
  });

  it('is not ordered without an address, and says where it is missing', async () => {
    await open(aPrintToBuy);
    await shipIt();
    await giveContact();
    await press(/^(Pay|Reserve)/);
    const summary = within(await story.summary());
    for (const words of ['Please enter the street address', 'Please choose a state'])
      expect(summary.getByText(words)).toBeTruthy();
    expect(story.api.requestsTo(orders)).toEqual([]);
  });

  it('is picked up unless that is chosen, and has a tax there, too', async () => {
    story.api.on(charges, () => answer({ ...limits, tax: 2.24 }));
    await open(aPrintToBuy);
    await screen.findByRole('button', { name: 'Pay $30.24' });
    expect(bill()).toContain('Tax$2.24');
    expect(screen.queryByRole('group', { name: 'Shipping address' })).toBeNull();
  });

  it('is not offered without merchandise, or where nothing is paid online', async () => {
    await open(aVisitToBook);
    await screen.findByRole('radio', { name: 'Pay now' });
    expect(screen.queryByRole('radio', { name: 'Ship it' })).toBeNull();
  });
});
