import { type DeclineCode, declines } from '../checkout/cards.js';
import type { Reply } from '../http/reply.js';
import type { InvoiceRow } from '../state/rows.js';
import { html } from './html.js';
import { pageReply } from './page.js';
import { dollarsText } from './pay-page.js';

/** What one month costs: a receipt once it is paid, and a form before. */
export function invoicePage(invoice: InvoiceRow, problem: string): Reply {
  const amount = dollarsText(invoice.due);
  const decline = problem in declines ? declines[problem as DeclineCode] : null;
  if (invoice.status === 'paid') {
    const content = html`<section class="single">
<h1>Paid</h1>
<p>${amount} for ${invoice.name} was paid. Invoice ${invoice.id}.</p>
</section>`;
    return pageReply({ title: 'Receipt', content });
  }
  const content = html`<section class="single" aria-labelledby="invoice">
<h1 id="invoice">Pay ${amount}</h1>
<p>${invoice.name}: the card on file was declined.</p>
<form method="post" action="/invoice/${invoice.id}">
<label for="number">Card number</label>
${decline === null ? null : html`<p class="problem" id="problem" role="alert">${decline}</p>`}
<input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="24" required>
<button type="submit">Pay ${amount}</button>
</form>
</section>`;
  return pageReply({ title: `Pay ${amount}`, content });
}
