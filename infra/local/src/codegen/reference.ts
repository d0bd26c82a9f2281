import { type ErrorCode, errorCatalogue } from '@northlight/contracts';
import { commonRefusals, type Route, refusalsOf } from '@northlight/contracts/routes';

const madeBy = '<!-- Made by `npm run codegen` from packages/contracts; do not edit. -->';

/** docs/reference/api.md: every operation, by the parts of the API. */
export function apiReference(routes: readonly Route[]): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))];
  return [
    '# The operations of the API',
    madeBy,
    [
      'The routes in `packages/contracts/src/*/routes` are the one statement of the wire. From them come the handlers',
      '(`@Endpoint`), `/api/openapi.json` and its page `/api/docs`, the typed client `@northlight/client` and this page.',
      `There are ${routes.length} operations. What each may refuse with is in [errors](errors.md).`,
    ].join('\n'),
    ...tags.flatMap((tag) => [`## ${tag}`, tableOf(routes.filter((route) => route.tag === tag))]),
    '',
  ].join('\n\n');
}

const tableOf = (routes: readonly Route[]): string =>
  [
    '| operation | call | for | what it does |',
    '|---|---|---|---|',
    ...routes.map(
      (route) => `| \`${route.name}\` | \`${route.method} ${route.path}\` | ${accessOf(route)} | ${route.summary} |`,
    ),
  ].join('\n');

const accessOf = ({ access, tokenHeader, freshSignIn }: Route): string => {
  const who = typeof access === 'string' ? access.replace('-', ' ') : [...access].join(', ');
  return [
    tokenHeader ? `its owner, or who has its \`${tokenHeader}\`` : who,
    ...(freshSignIn ? ['fresh sign-in'] : []),
  ].join(', ');
};

/** docs/reference/errors.md: every code of the catalogue, and which operations refuse with it. */
export function errorReference(routes: readonly Route[]): string {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  return [
    '# The errors of the API',
    madeBy,
    [
      'An error answer is JSON: `statusCode`, `code`, a `message` for people, `requestId`, and `errors` where fields are',
      `wrong. The catalogue has ${codes.length} codes. \`{name}\` in a message is filled in.`,
    ].join('\n'),
    '## Of any call',
    errorTable(commonRefusals.map((code) => [code, 'any'])),
    '## Of some operations',
    errorTable(codes.filter((code) => !isCommon(code)).map((code) => [code, refusing(routes, code)])),
    '',
  ].join('\n\n');
}

const isCommon = (code: ErrorCode): boolean => (commonRefusals as readonly ErrorCode[]).includes(code);

const errorTable = (rows: readonly (readonly [ErrorCode, string])[]): string =>
  [
    '| status | code | message | operations |',
    '|---|---|---|---|',
    ...rows.map(([code, who]) => `| ${errorCatalogue[code][0]} | \`${code}\` | ${errorCatalogue[code][1]} | ${who} |`),
  ].join('\n');

/** Past this many operations a row says how many there are. */
const LONGEST_LIST = 12;

const refusing = (routes: readonly Route[], code: ErrorCode): string => {
  const names = routes.filter((route) => refusalsOf(route).includes(code)).map(({ name }) => `\`${name}\``);
  return names.length > LONGEST_LIST ? `${names.length} operations` : names.join(', ');
};
