import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { HttpError } from '@northlight/site-kit';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';

type Send<Values> = (values: Values) => Promise<unknown>;

/**
 * A form under the rules of its DTO class. Errors come on leaving a field or on submit and go when they are fixed
 * (U29). `fields` are named in the order of the page; a control's id is its name.
 */
export function useAccountForm<Values extends FieldValues>(
  rules: new () => Values,
  initial: DefaultValues<Values>,
  fields: readonly Path<Values>[],
) {
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Values>({
    resolver: classValidatorResolver(rules as never, { validator: { stopAtFirstError: true } }) as never,
    defaultValues: initial,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const messageOf = (name: Path<Values>) => errors[name]?.message as string | undefined;
  const refused = () => setAttempt((before) => before + 1);

  const problems = fields.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ fieldId: name as string, message }] : [];
  });

  return {
    form,
    isBusy: isSubmitting,
    /** What a control of this name needs. */
    field: (name: Path<Values>) => ({ ...form.register(name), id: name as string, error: messageOf(name) }),
    /** For the summary above the form; empty until a submit was refused. */
    summary: { problems: attempt > 0 ? problems : [], attempt },
    /** Sends what follows the rules; problems that the server has with fields are shown at these fields. */
    submit: (send: Send<Values>) =>
      form.handleSubmit(async (values) => {
        const wrong = await send(values).then(() => [], fieldErrorsOf);
        for (const { field, message } of wrong) form.setError(field as Path<Values>, { message });
        if (wrong.length > 0) refused();
      }, refused),
  };
}

const fieldErrorsOf = (reason: unknown) => (reason instanceof HttpError ? [...reason.errors] : []);
