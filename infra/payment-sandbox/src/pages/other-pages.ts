import type { Reply } from '../http/reply.js';
import type { SessionRow } from '../state/rows.js';
import { html } from './html.js';
import { pageReply } from './page.js';
import { backLink, dollarsText } from './pay-page.js';

/** Where the holder of a card confirms a payment, as a bank would ask for it. */
export function confirmPage(session: SessionRow): Reply {
  const amount = dollarsText(session.amount);
  const content = html`<section class="single" aria-labelledby="confirm">
<h1 id="confirm">Confirm ${amount}</h1>
<p>Here a bank asks the holder of the card to confirm the payment, with its app or a code (3-D Secure).</p>
<form method="post" action="/pay/${session.id}/confirm">
<button type="submit" name="answer" value="yes">Confirm</button>
<button type="submit" name="answer" value="no" class="second">Don’t confirm</button>
</form>
</section>`;
  return pageReply({ title: `Confirm ${amount}`, content, leadsTo: [session.successUrl] });
}

/** What a checkout says that is paid. */
export function paidPage(session: SessionRow, successUrl: string): Reply {
  const content = html`<section class="single">
<h1>Paid</h1>
<p>${dollarsText(session.amount)} was paid, and nothing more will be charged.</p>
<p><a class="back" href="${successUrl}">Continue to Northlight</a></p>
</section>`;
  return pageReply({ title: 'Paid', content });
}

/** What a checkout says that nobody has paid in time. */
export function overPage(session: SessionRow): Reply {
  const content = html`<section class="single">
<h1>This checkout has expired</h1>
<p>Nothing was charged.</p>
${backLink(session)}
</section>`;
  return pageReply({ title: 'Expired', content, status: 410 });
}

export function missingPage(): Reply {
  const content = html`<section class="single">
<h1>There’s no checkout here</h1>
<p>Pages to pay on are opened by the site, each for one order.</p>
</section>`;
  return pageReply({ title: 'Not found', content, status: 404 });
}
