// Made by `npm run codegen` from packages/contracts/src/identity/routes/persons.ts.
import type { AnswerPersonDto, FindPersonDto, PersonErasedView, PersonFoundView, PersonToldView } from '@northlight/contracts';
import { operation, type Sent } from '../operation.js';

/** Erase all that is kept of a person. */
export const erasePerson = /* @__PURE__ */ operation<{ body: Sent<AnswerPersonDto> }, PersonErasedView>('DELETE', '/api/admin/persons');

/** Find all that is kept of a person. */
export const findPerson = /* @__PURE__ */ operation<{ query?: Partial<Sent<FindPersonDto>> }, PersonFoundView>('GET', '/api/admin/persons');

/** Export all that is kept of a person. */
export const tellPerson = /* @__PURE__ */ operation<{ body: Sent<AnswerPersonDto> }, PersonToldView>('POST', '/api/admin/persons/export');
