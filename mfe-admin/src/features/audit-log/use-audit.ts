import type { AuditEntryView, Page } from '@northlight/contracts';
import { http, keepPreviousData, useQuery, useSearchParams } from '@northlight/site-kit';
import { worded } from '../../worded.ts';

const pageSize = 30;
const filterNames = ['text', 'who', 'room', 'subject', 'from', 'to'] as const;

/** What is looked for, as the address has it; `from` and `to` are days, the last included. */
export type AuditFilters = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** The filters of the address, how to change some of them, and how to have none. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters: AuditFilters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const look = (change: AuditFilters) => setParams(worded(change), { replace: true });
  const clear = () => look(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return { filters, look, clear };
}

/** A page of the audit, the newest first. */
export const useAudit = ({ from, to, ...filters }: AuditFilters, cursor: string | undefined) =>
  useQuery({
    queryKey: ['admin', 'audit', filters, from, to, cursor],
    queryFn: ({ signal }) => {
      const query = { ...filters, from: startOf(from), to: startOf(to, 1), cursor, limit: pageSize };
      return http.get<Page<AuditEntryView>>('/api/admin/audit', { query, signal });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The first moment of a day here; of one `later` days after it. What is no day counts as none. */
function startOf(day: string | undefined, later = 0): string | undefined {
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  const start = new Date(year ?? Number.NaN, (month ?? 1) - 1, (date ?? 1) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
