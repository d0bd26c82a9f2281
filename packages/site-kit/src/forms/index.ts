/** Forms under the rules of their DTO classes. Bundled by the fronts that have such a form, loaded with it. */
export { failureText } from './failure-text.ts';
export { ruledFields } from './ruled-fields.ts';
export { useRuledForm } from './use-ruled-form.ts';
