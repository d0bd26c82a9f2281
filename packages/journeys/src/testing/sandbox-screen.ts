import { expect, type Page } from '@playwright/test';

/** The page of the payment sandbox, in the words of somebody who pays there. */
export class SandboxScreen {
  constructor(readonly page: Page) {}

  readonly card = () => this.page.getByLabel('Card number');
  readonly pay = () => this.page.getByRole('button', { name: /^Pay \$/ });
  readonly back = () => this.page.getByRole('link', { name: 'Back to Northlight' });

  /** Waits for it to open. @returns its address, which names one payment */
  async opens(): Promise<string> {
    await expect(this.page).toHaveURL(/\/pay\/\w+$/);
    await expect(this.card()).toBeVisible();
    return this.page.url();
  }

  async paysWith(number: string): Promise<void> {
    await this.card().fill(number);
    await this.pay().click();
  }
}
