/** A form in brackets, `line_items[0][price_data][currency]=usd`, as the objects that it stands for. */
export interface Form {
  [name: string]: string | Form;
}

const MAX_DEPTH = 6;

/** Reads a form. A list is an object whose names are `0`, `1`, …; names without a place are left out. */
export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) setIn(form, pathOf(name), value);
  return form;
}

/** Without a prototype: `__proto__` is a name like any other. */
const emptyForm = (): Form => Object.create(null) as Form;

const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[').slice(0, MAX_DEPTH);

function setIn(form: Form, path: readonly string[], value: string): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' ? inner : emptyForm();
  form[name] = next;
  setIn(next, rest, value);
}
