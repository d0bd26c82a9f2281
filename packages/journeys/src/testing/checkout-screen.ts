import type { PaymentMeansView } from '@northlight/contracts';
import { expect, type Page } from '@playwright/test';
import { dateOf, type FreeSlot, monthOf, timeOf } from './free-slot.js';

/** From the cart to the order, in the words of somebody who uses it. */
export class CheckoutScreen {
  constructor(readonly page: Page) {}

  readonly cart = () => this.page.getByRole('dialog', { name: 'Your Cart' });
  readonly cartButton = () => this.page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  readonly bill = () => this.page.getByRole('region', { name: 'Your order' });
  readonly complaints = () => this.page.getByRole('group', { name: 'Please fix the following' });
  readonly name = () => this.page.getByRole('textbox', { name: 'Name', exact: true });
  readonly email = () => this.page.getByRole('main').getByRole('textbox', { name: 'Email', exact: true });
  readonly reserve = () => this.page.getByRole('button', { name: /^(Reserve now|Processing)/ });
  readonly payOnline = () => this.page.getByRole('button', { name: /^(Pay \$|Processing)/ });
  readonly heading = (name: string) => this.page.getByRole('heading', { level: 1, name });

  /** Puts a visit into the cart on the page of its experience; without a slot it is to be scheduled later. */
  async addVisit(slug: string, free?: FreeSlot): Promise<void> {
    const choice = free ? `?venueId=${free.venueId}&date=${free.date}&time=${timeOfDay(free)}` : '';
    await this.page.goto(`/experience/${slug}${choice}`);
    if (free) {
      const time = this.page.getByRole('main').getByRole('button', { name: new RegExp(`^${timeOf(free.slot)}\\b`) });
      await expect(time).toHaveAttribute('aria-pressed', 'true');
    }
    const name = free ? 'Add to Cart' : 'Add to Cart, schedule later';
    await this.page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
    await expect(this.cart()).toBeVisible();
  }

  /** Puts one piece of the shop into the cart. */
  async addThing(name: string, size?: string): Promise<void> {
    await this.page.goto('/merch');
    const thing = this.page.getByRole('main').getByRole('article', { name });
    if (size) await thing.getByRole('combobox', { name: 'Size' }).selectOption(size);
    await thing.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(this.cart()).toContainText(name);
  }

  async openCheckout(): Promise<void> {
    await this.cart().getByRole('link', { name: 'Checkout' }).click();
    await expect(this.heading('Checkout')).toBeFocused();
  }

  /** To the checkout of somebody who pays at the venue. */
  async goToCheckout(): Promise<void> {
    await this.openCheckout();
    await this.payAtVenue();
  }

  /** Chooses the venue, where there is a choice. */
  async payAtVenue(): Promise<void> {
    if (await this.isPaidOnline()) await this.venue().check();
  }

  readonly venue = () => this.page.getByRole('radio', { name: 'Pay at the venue' });

  /** Whether the site takes money online. */
  async isPaidOnline(): Promise<boolean> {
    const means = await this.page.request.get('/api/payments/means');
    return means.ok() && ((await means.json()) as PaymentMeansView).online;
  }

  async giveContact(name: string, email: string): Promise<void> {
    await this.name().fill(name);
    await this.email().fill(email);
  }

  /** In the calendar and on the board that are open. */
  async chooseTime({ date, slot }: FreeSlot): Promise<void> {
    const day = this.page.getByRole('group', { name: 'Date', exact: true });
    while (!(await day.getByText(monthOf(date)).isVisible())) await day.getByRole('button', { name: /^Next/ }).click();
    await day.getByRole('button', { name: new RegExp(`, ${dateOf(date)}`) }).click();
    const times = this.page.getByRole('group', { name: 'Choose a time' });
    await times.getByRole('button', { name: new RegExp(`^${timeOf(slot)}\\b`) }).click();
  }

  /** The order that the page shows. */
  async orderId(): Promise<string> {
    await expect(this.page).toHaveURL(/\/order\/[\w-]+$/);
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}

const timeOfDay = ({ slot }: FreeSlot) => slot.time.slice(0, 5);
