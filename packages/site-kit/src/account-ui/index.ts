/** Choosing a password. Bundled by the fronts that have such a form, loaded with it. */
export { NewPasswordFields } from './new-password-fields.tsx';
