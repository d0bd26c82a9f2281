import type { AuditEntryView, Page } from '@northlight/contracts';
import { http, keepPreviousData, useQuery, useSearchParams } from '@northlight/site-kit';

const pageSize = 30;
const filterNames = ['text', 'who', 'room', 'subject', 'from', 'to'] as const;

/** What is looked for, as the address has it; `from` and `to` are days, the last included. */
export type AuditFilters = Readonly<Partial<Record<(typeof filterNames)[number], string>>>;

/** The filters of the address, and how to change them. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const filters: AuditFilters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const look = (wanted: AuditFilters) =>
    setParams(Object.fromEntries(Object.entries(wanted).filter(([, value]) => value)), { replace: true });
  return { filters, look };
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
