import type { SearchAuditDto } from '@northlight/contracts';
import { bigint, instant, type KeyOf } from '../kernel/keyset-cursor.js';
import { actorPatterns, textPatterns } from './search-patterns.js';

/** By what the entries are ordered, the newest first. */
export const entryKey = { at: instant, id: bigint };

/** As the index audit_by_parts has them. */
const anything = `coalesce(who, '') || ' ' || what || ' ' || room || ' ' || subject_kind || ' ' || subject_id || ' ' ||
  coalesce(subject, '') || ' ' || coalesce(old::text, '') || ' ' || coalesce(new::text, '')`;
const doer = `coalesce(who, '') || ' ' || role`;

type AuditFilter = Omit<SearchAuditDto, 'limit' | 'cursor'>;

/** Only what is asked for, so that each question finds its index; what may be written in several ways is an `or`. */
export function conditionsOf(
  { text, who, room, subject, from, to }: AuditFilter,
  after: KeyOf<typeof entryKey> | undefined,
) {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const like = (of: string, patterns: readonly string[]) =>
    patterns.length > 0 ? [`(${patterns.map((pattern) => `${of} ilike ${put(pattern)}`).join(' or ')})`] : [];
  const is = (condition: string, value: unknown) => (value ? [`${condition} ${put(value)}`] : []);
  const [kind, id] = subject?.split('/') ?? [];
  const conditions = [
    ...like(anything, text ? textPatterns(text) : []),
    ...like(doer, who ? actorPatterns(who) : []),
    ...[...is('room =', room), ...is('subject_kind =', kind), ...is('subject_id =', id)],
    ...[...is('at >=', from), ...is('at <', to)],
    ...(after ? [`(at, id) < (${put(after.at)}, ${put(after.id)})`] : []),
  ];
  return { conditions, values };
}
