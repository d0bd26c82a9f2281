// Made by `npm run codegen` from packages/contracts/src/identity/routes/persons.ts.
import type { AnswerPersonDto, FindPersonDto, PersonDataView, PersonErasedView, PersonFoundView } from '@northlight/contracts';
import type { Operation, Sent, SentQuery } from '../operation.js';

/** Erase all that is kept of a person. */
export const erasePerson: Operation<{ body: Sent<AnswerPersonDto> }, PersonErasedView> = { method: 'DELETE', path: '/api/admin/persons' };

/** Find all that is kept of a person. */
export const findPerson: Operation<{ query: SentQuery<FindPersonDto> }, PersonFoundView> = { method: 'GET', path: '/api/admin/persons' };

/** Export all that is kept of a person. */
export const tellPerson: Operation<{ body: Sent<AnswerPersonDto> }, PersonDataView> = { method: 'POST', path: '/api/admin/persons/export' };
