import type { ReceiptLine, ReceiptView } from '@northlight/contracts';
import { instantDateText, money, Quiet } from '@northlight/site-kit';
import type { ReactNode } from 'react';
import { texts } from '../../texts/receipt.ts';
import { Reference } from '../../ticket-parts.ts';
import { Amounts, Facts, House, Sheet } from './receipt-style.ts';

/** A receipt as it is read and printed; the file that is downloaded says the same. */
export function ReceiptSheet({ receipt }: { readonly receipt: ReceiptView }) {
  const { house, lines, charges, total } = receipt;
  return (
    <Sheet>
      <House>
        <h2>{house.name}</h2>
        {house.address && <p>{house.address}</p>}
        <p>{house.email}</p>
      </House>
      <Who receipt={receipt} />
      <Amounts>
        <caption>{texts.whatYouBought}</caption>
        <Head first={texts.item} />
        <tbody>
          {lines.map((line, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt does not change its lines
            <Line key={nth} line={line} />
          ))}
        </tbody>
        <tfoot>
          {charges.map((line) => (
            <Line key={line.name} line={line} />
          ))}
          <Total name={texts.total} amount={total} />
        </tfoot>
      </Amounts>
      <Payments receipt={receipt} />
      <Quiet>{texts.questions({ email: house.email })}</Quiet>
    </Sheet>
  );
}

function Who({ receipt }: { readonly receipt: ReceiptView }) {
  const { reference, customerName, customerEmail, orderedAt, paidAt, timezone } = receipt;
  return (
    <Facts>
      <Fact label={texts.receiptFor}>
        {customerName}
        <br />
        {customerEmail}
      </Fact>
      <Fact label={texts.order}>
        <Reference>{reference}</Reference>
      </Fact>
      <Fact label={texts.ordered}>{instantDateText(orderedAt, timezone)}</Fact>
      <Fact label={texts.paid}>{instantDateText(paidAt, timezone)}</Fact>
    </Facts>
  );
}

/** What came in, and what went back. */
function Payments({ receipt: { movements, balance, timezone } }: { readonly receipt: ReceiptView }) {
  return (
    <Amounts>
      <caption>{texts.payments}</caption>
      <Head first={texts.payment} />
      <tbody>
        {movements.map(({ name, at, amount }) => (
          <Line key={name + at} line={{ name, detail: instantDateText(at, timezone), amount }} />
        ))}
      </tbody>
      {movements.length > 1 && (
        <tfoot>
          <Total name={texts.paidAfterRefunds} amount={balance} />
        </tfoot>
      )}
    </Amounts>
  );
}

/** For those who have it read to them. */
const Head = ({ first }: { readonly first: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">{texts.amount}</th>
    </tr>
  </thead>
);

const Line = ({ line: { name, detail, amount } }: { readonly line: ReceiptLine }) => (
  <tr>
    <th scope="row">
      {name}
      {detail && <small>{detail}</small>}
    </th>
    <td>{signed(amount)}</td>
  </tr>
);

const Total = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <tr data-total>
    <th scope="row">{name}</th>
    <td>{signed(amount)}</td>
  </tr>
);

/** `−$12.00` */
const signed = (amount: number): string => (amount < 0 ? `−${money(-amount)}` : money(amount));

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
