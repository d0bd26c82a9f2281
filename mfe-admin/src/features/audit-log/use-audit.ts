import { searchAudit } from '@northlight/client';
import { apiQuery, keepPreviousData, useQuery, useSearchParams } from '@northlight/site-kit';
import { dayStart } from '../../format/moments.ts';
import { withSearchParams } from '../../hooks/with-search-params.ts';

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
  const look = (change: AuditFilters) => setParams(withSearchParams(change), { replace: true });
  const clear = () => look(Object.fromEntries(filterNames.map((name) => [name, ''])));
  return { filters, look, clear };
}

/** A page of the audit, the newest first. */
export const useAudit = ({ from, to, ...filters }: AuditFilters, cursor: string | undefined) =>
  useQuery({
    ...apiQuery(searchAudit, {
      query: { ...filters, from: dayStart(from), to: dayStart(to, 1), cursor, limit: pageSize },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
