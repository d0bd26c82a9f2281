import type { PaidWith } from '@northlight/contracts';
import { SelectField } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts } from '../texts/common.ts';

/** As the desk last had it: most guests in a row pay in the same way. */
let last: PaidWith = 'card';

/** How the next guest pays what is due. */
export const nextPaidWith = (): PaidWith => last;

const options: readonly { readonly value: PaidWith; readonly label: string }[] = [
  { value: 'card', label: texts.card },
  { value: 'cash', label: texts.cash },
];

/** How guests pay at this desk, for all that is done there until it is changed. */
export function PaidWithField() {
  const [value, setValue] = useState(last);
  return (
    <SelectField
      label={texts.guestsPayWith}
      options={options}
      value={value}
      onChange={({ target }) => {
        last = target.value === 'cash' ? 'cash' : 'card';
        setValue(last);
      }}
    />
  );
}
