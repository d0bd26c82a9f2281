import { capitalized, type MembershipView, type PlanReceiptView } from '@northlight/contracts';
import { color, instantDateText, money, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/subscription.ts';

interface PlanReceiptsProps {
  readonly receipts: readonly PlanReceiptView[];
  readonly plans: readonly MembershipView[];
}

/** The months that were paid, the latest first. */
export function PlanReceipts({ receipts, plans }: PlanReceiptsProps) {
  if (receipts.length === 0) return null;
  const nameOf = (plan: string) => plans.find(({ slug }) => slug === plan)?.name ?? capitalized(plan);
  return (
    <section aria-label={texts.receipts}>
      <strong>{texts.receipts}</strong>
      <Receipts>
        {receipts.map(({ id, plan, paidAt, url, ...paid }) => {
          const text = texts.receiptOf({ name: nameOf(plan), date: instantDateText(paidAt) });
          return (
            <li key={id}>
              {url ? <a href={url}>{text}</a> : <span>{text}</span>}
              <span>{paidText(paid)}</span>
            </li>
          );
        })}
      </Receipts>
    </section>
  );
}

/** What a month cost, and what of it a gift card paid. */
function paidText({ amount, giftCard }: Pick<PlanReceiptView, 'amount' | 'giftCard'>): string {
  if (giftCard === undefined) return money(amount);
  if (giftCard === amount) return texts.allWithGiftCard({ amount: money(amount) });
  return texts.paidWithGiftCard({ amount: money(amount), giftCard: money(giftCard) });
}

const Receipts = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
    padding-block: ${space.s};
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }
`;
