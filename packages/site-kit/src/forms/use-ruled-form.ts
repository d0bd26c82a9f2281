import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { HttpError } from '@northlight/site-kit';
import { type DefaultValues, type FieldError, type FieldValues, get, type Path, useForm } from 'react-hook-form';

/** The controls in the order of the page, where one page has several forms with a prefix for their ids. */
type Controls<Values extends FieldValues> =
  | readonly Path<Values>[]
  | { readonly names: readonly Path<Values>[]; readonly idPrefix: string };

type Send<Values> = (values: Values) => Promise<unknown>;

/**
 * A form under the rules of its DTO class. Errors come on leaving a field or on submit and go when they are fixed
 * (U29). A control's id is its name, behind the
 * prefix.
 */
export function useRuledForm<Values extends FieldValues>(
  rules: new () => Values,
  initial: DefaultValues<Values>,
  controls: Controls<Values>,
) {
  const { names, idPrefix } = 'names' in controls ? controls : { names: controls, idPrefix: '' };
  const form = useForm<Values>({
    resolver: classValidatorResolver(rules as never, { validator: { stopAtFirstError: true } }) as never,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  // counted together with the errors of the submit, so that the summary is there when it takes the focus
  const { errors, submitCount } = form.formState;
  const messageOf = (name: Path<Values>) => (get(errors, name) as FieldError | undefined)?.message;

  const problems = names.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ fieldId: `${idPrefix}${name}`, message }] : [];
  });

  return {
    form,
    /** What a control of this name needs. */
    field: (name: Path<Values>) => ({ ...form.register(name), id: `${idPrefix}${name}`, error: messageOf(name) }),
    /** For the summary above the form; empty until a submit was refused. */
    summary: { problems: submitCount > 0 ? problems : [], attempt: submitCount },
    /** Sends what follows the rules; problems that the server has with fields are shown at these fields. */
    submit: (send: Send<Values>) =>
      form.handleSubmit(async (values) => {
        const wrong = await send(values).then(() => [], fieldErrorsOf);
        for (const { field, message } of wrong) form.setError(field as Path<Values>, { message });
      }),
  };
}

const fieldErrorsOf = (reason: unknown) => (reason instanceof HttpError ? [...reason.errors] : []);
