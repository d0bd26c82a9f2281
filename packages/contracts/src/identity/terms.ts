/**
 * The wording of the terms that the site shows, named by the day from which it holds, yyyy-MM-dd. Kept with the time at
 * which somebody accepted it (decisions.md G49); a change of the wording is a new version.
 */
export const termsVersion = '2026-11-27';
