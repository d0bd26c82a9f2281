/** The cart of those who are signed in, kept with their account as well. Loaded by the shell once somebody is. */
export { CartKeeper } from './cart-keeper.tsx';
