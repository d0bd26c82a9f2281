import type { Change } from '../../../platform/audit/note-change.js';
import type { UserRow } from './user.row.js';

/** An account as the audit names it; its name is taken out when it is deleted. */
export const aboutUser = ({ id, username }: Pick<UserRow, 'id' | 'username'>): Pick<Change, 'room' | 'subject'> => ({
  room: 'identity',
  subject: { kind: 'user', id, name: username },
});
