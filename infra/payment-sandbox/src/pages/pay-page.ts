import { cardOf, type DeclineCode, declines, testCards } from '../checkout/cards.js';
import type { Reply } from '../http/reply.js';
import type { SessionRow } from '../state/rows.js';
import { type Html, html } from './html.js';
import { pageReply } from './page.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
export const dollarsText = (cents: number): string => dollars.format(cents / 100);

/** `4242 4242 4242 4242` */
const spaced = (number: string): string => number.replace(/\d{4}(?=\d)/g, '$& ');

interface PayChoice {
  /** The test number that was chosen from the list. */
  readonly card: string;
  /** Why the last card did not pay. */
  readonly problem: string;
  /** What the card is to pay now. */
  readonly due: number;
}

/** Where a checkout that is open is paid. */
export function payPage(session: SessionRow, { card, problem, due }: PayChoice): Reply {
  const amount = dollarsText(due);
  const decline = problem in declines ? declines[problem as DeclineCode] : null;
  const content = html`<section class="order" aria-labelledby="order">
${orderOf(session, due)}
</section>
<section class="card" aria-labelledby="card">
<h2 id="card">Pay by card</h2>
${formOf(session, { amount, decline, number: spaced(cardOf(card)?.number ?? '') })}
${backLink(session)}
<h3 id="numbers">Test numbers</h3>
<ul class="numbers" aria-labelledby="numbers">${testCards.map(({ number, meaning }) => numberLink(session, number, meaning))}</ul>
</section>`;
  return pageReply({ title: `Pay ${amount}`, content, leadsTo: [session.successUrl] });
}

const orderOf = ({ reference, lines, amount }: SessionRow, due: number): Html => html`<p class="quiet">${
  reference === null ? 'Your order' : `Order ${reference}`
}</p>
<h1 id="order">${dollarsText(due)}</h1>
<ul class="lines">${lines.map((line) => html`<li><span>${line.name}</span> <span>${dollarsText(line.amount)}</span></li>`)}</ul>
${due === amount ? null : html`<p class="total"><span>Applied balance</span> <span>${dollarsText(due - amount)}</span></p>`}
<p class="total"><span>Total</span> <span>${dollarsText(due)}</span></p>`;

interface FormChoice {
  readonly amount: string;
  readonly decline: string | null;
  readonly number: string;
}

const formOf = (
  { id }: SessionRow,
  { amount, decline, number }: FormChoice,
): Html => html`<form method="post" action="/pay/${id}">
<label for="number">Card number</label>
${decline === null ? null : html`<p class="problem" id="problem" role="alert">${decline}</p>`}
<input id="number" name="number" value="${number}" inputmode="numeric" autocomplete="off" maxlength="24" required ${
  decline === null ? null : html`aria-invalid="true" aria-describedby="problem" autofocus`
}>
<button type="submit">Pay ${amount}</button>
</form>`;

const numberLink = ({ id }: SessionRow, number: string, meaning: string): Html =>
  html`<li><a href="/pay/${id}?card=${number}"><span class="number">${spaced(number)}</span> <span>${meaning}</span></a></li>`;

export const backLink = ({ cancelUrl }: SessionRow): Html =>
  html`${cancelUrl === null ? null : html`<p><a class="back" href="${cancelUrl}">Back to Northlight</a></p>`}`;
