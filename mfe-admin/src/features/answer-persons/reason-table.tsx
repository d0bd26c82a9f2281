import { capitalized } from '@northlight/contracts';
import { texts } from '../../texts/answer-persons.ts';
import type { Column } from '../../ui/data-table/column.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';

/** What kind of thing is kept, what for, and until when. */
interface Reason {
  readonly what: string;
  readonly whose: string;
  readonly why: string;
  readonly until: string;
}

const columns: readonly Column<Reason>[] = [
  { title: texts.what, isName: true, show: ({ what }) => capitalized(what) },
  { title: texts.whose, show: ({ whose }) => capitalized(whose) },
  { title: texts.why, show: ({ why }) => capitalized(why) },
  { title: texts.until, show: ({ until }) => capitalized(until) },
];

/** The register of personal data, as whoever asks is told it. */
export const ReasonTable = ({ reasons }: { readonly reasons: readonly Reason[] }) => (
  <DataTable
    caption={texts.whyAndHowLong}
    columns={columns}
    rows={reasons}
    keyOf={({ what, whose, why }) => `${what} ${whose} ${why}`}
    minWidth={640}
  />
);
