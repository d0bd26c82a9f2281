/** A mistake of the person at the keyboard; printed without a stack, exit code 2. */
export class Refused extends Error {}
