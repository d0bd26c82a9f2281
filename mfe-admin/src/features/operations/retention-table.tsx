import {
  type DueKindView,
  dataKinds,
  type RetentionRules,
  type RetentionView,
  retentionFigures,
  type SweptKind,
  type Term,
} from '@northlight/contracts';
import { href, Link, Quiet, Row } from '@northlight/site-kit';
import { texts } from '../../texts/retention.ts';
import { texts as settings } from '../../texts/settings.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { whenText } from './ago.ts';

const MOST_COUNTED = 1_000;

const titles: Readonly<Record<SweptKind, string>> = {
  bookings: texts.bookings,
  orders: texts.orders,
  vouchers: texts.vouchers,
  notes: texts.notes,
  waitlist: texts.waitlist,
  unproven: texts.unproven,
  accountEmails: texts.accountEmails,
  carts: texts.carts,
  messages: texts.messages,
  reviews: texts.reviews,
  unconfirmed: texts.unconfirmed,
  inquiries: texts.inquiries,
  audit: texts.audit,
  mails: texts.mails,
  failedJobs: texts.failedJobs,
};
const spans = { days: texts.days, years: texts.years };

/** "7 years", "90 days": as the rule is set. */
function keptFor(kind: SweptKind, rules: RetentionRules): string {
  const term: Term = dataKinds[kind].term;
  if ('rule' in term) return spans[retentionFigures[term.rule].unit]({ count: rules[term.rule] });
  return 'within' in term ? term.within : '';
}

function countText(count: number): string {
  return count < MOST_COUNTED ? String(count) : texts.orMore({ count: count.toLocaleString('en-US') });
}

function dueText({ due, overdue }: DueKindView): string {
  if (due === null) return texts.unknown;
  return overdue ? texts.dueAndOverdue({ due: countText(due), overdue: countText(overdue) }) : countText(due);
}

const columnsUnder = (rules: RetentionRules): readonly Column<DueKindView>[] => [
  { title: texts.data, sortBy: ({ kind }) => titles[kind], show: ({ kind }) => titles[kind] },
  { title: texts.due, isFigure: true, sortBy: ({ due }) => due ?? undefined, show: dueText },
  {
    title: texts.oldestSince,
    sortBy: ({ oldest }) => oldest ?? undefined,
    show: ({ oldest }) => (oldest ? <time dateTime={oldest}>{whenText(oldest)}</time> : '–'),
  },
  { title: texts.keptFor, isOneLine: true, show: ({ kind }) => keptFor(kind, rules) },
];

/** How long each kind of personal data is kept, and what of it is to be forgotten the next night. */
export const RetentionTable = ({ retention: { doneAt, rules, kinds } }: { readonly retention: RetentionView }) => (
  <>
    <Row $spread>
      <Quiet>{texts.erasedEveryNightLast({ doneAt: whenText(doneAt) })}</Quiet>
      <Link to={href('adminSettings')}>{settings.settings}</Link>
    </Row>
    {kinds.some(({ overdue }) => overdue) && <Quiet>{texts.overdueMeansPastItsTerm}</Quiet>}
    <DataTable
      caption={texts.personalDataPastItsTerm}
      isDense
      minWidth={640}
      columns={columnsUnder(rules)}
      rows={kinds}
      keyOf={({ kind }) => kind}
    />
  </>
);
