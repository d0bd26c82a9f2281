import { apiRoutes, type Route } from '@northlight/contracts/routes';
import { getMetadataStorage } from 'class-validator';

/** A route by which staff looks persons up: by words that are typed, or in a file to take along. */
export interface PersonLook {
  readonly path: string;
  /** The field of the query that takes words; undefined for a file. */
  readonly field: string | undefined;
}

/** Figures alone, and the record itself. */
const withoutPersons = ['/api/admin/reports.csv', '/api/admin/journal.csv', '/api/admin/till.csv'];
const typed = ['search', 'q'];

const typedFieldOf = ({ query }: Route): string | undefined =>
  getMetadataStorage()
    .getTargetValidationMetadatas(query ?? Object, '', false, false)
    .map(({ propertyName }) => propertyName)
    .find((name) => typed.includes(name));

/** Every such route of the API, by the rules of its query. */
export const personLooks: readonly PersonLook[] = apiRoutes
  .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'))
  .map((route) => ({ ...route, field: route.answer.form === 'file' ? undefined : typedFieldOf(route) }))
  .filter(({ path, field }) => path.endsWith('.csv') || field !== undefined)
  .filter(({ path }) => !withoutPersons.includes(path))
  .map(({ path, field }) => ({ path, field }));
