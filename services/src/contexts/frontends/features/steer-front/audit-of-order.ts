import type { Change as AuditedChange } from '../../../../platform/audit/note-change.js';
import type { Change } from '../../persistence/registry.repository.js';

/** What the audit says of an order. */
export const auditOf = ({ before, after, action, reason, at }: Change): AuditedChange => ({
  at,
  room: 'frontends',
  what: words[action],
  subject: { kind: 'front', id: after.app, name: after.app },
  old: givenBy(before),
  new: { ...givenBy(after), ...(reason && { reason }) },
});

/** What visitors are given: the rest of a channel follows from it. */
const givenBy = ({ stable, candidate, percent, killed }: Change['after']) => ({ stable, candidate, percent, killed });

const words: Readonly<Record<Change['action'], string>> = {
  promote: 'promoted',
  rollback: 'rolled back',
  kill: 'switched off',
  revive: 'switched on',
  stop: 'stopped',
};
