import { ApiError } from './api-error.js';
import type { Form } from './form.js';

/** The parameters of a request, read one by one; what is missing, wrong or unknown is refused as Stripe refuses it. */
export class Params {
  constructor(
    private readonly form: Form,
    private readonly path = '',
  ) {}

  /** Refuses whatever else there is. */
  allow(...names: readonly string[]): this {
    const [unknown] = Object.keys(this.form).filter((name) => !names.includes(name));
    if (unknown !== undefined) {
      const param = this.nameOf(unknown);
      throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    return this;
  }

  /** Also where it is empty, by which a value is taken away. */
  has(name: string): boolean {
    return name in this.form;
  }

  get isEmpty(): boolean {
    return Object.keys(this.form).length === 0;
  }

  optional(name: string): string | null {
    const value = this.form[name];
    return typeof value === 'string' && value !== '' ? value : null;
  }

  text(name: string): string {
    return this.optional(name) ?? this.missing(name);
  }

  oneOf(name: string, ...allowed: readonly string[]): string {
    const value = this.text(name);
    const param = this.nameOf(name);
    const known = allowed.join('" and "');
    if (!allowed.includes(value))
      throw new ApiError(400, `The sandbox knows ${param} "${known}" only, and was given "${value}"`, { param });
    return value;
  }

  integer(name: string, least = 0): number {
    const value = this.text(name);
    const param = this.nameOf(name);
    if (!/^-?\d{1,12}$/.test(value))
      throw new ApiError(400, `Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
    if (Number(value) < least)
      throw new ApiError(400, 'This value is too small', { code: 'parameter_invalid_integer', param });
    return Number(value);
  }

  address(name: string): string {
    const value = this.text(name);
    if (!/^https?:\/\//.test(value) || !URL.canParse(value))
      throw new ApiError(400, 'Not a valid URL', { code: 'url_invalid', param: this.nameOf(name) });
    return value;
  }

  inner(name: string): Params {
    const value = this.form[name];
    return new Params(typeof value === 'object' ? value : {}, this.nameOf(name));
  }

  list(name: string): Params[] {
    const inner = this.inner(name);
    return Object.keys(inner.form).map((place) => inner.inner(place));
  }

  /** All texts by their names: metadata. */
  texts(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  }

  private missing(name: string): never {
    const param = this.nameOf(name);
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }

  private nameOf(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }
}

/** In which it takes money. What it answers is told as `usd`, whichever it was. */
export const takenCurrencies = ['usd', 'cad', 'aud', 'nzd'] as const;
