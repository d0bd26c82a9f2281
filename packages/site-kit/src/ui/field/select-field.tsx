import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Stands below the others, under this heading. */
  readonly group?: string;
}

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  readonly options: readonly SelectOption[];
  /** The first, empty choice, for instance 'Select a venue'. */
  readonly placeholder?: string;
}

/** The browser's own list: it works with every keyboard, thumb and screen reader. */
export function SelectField({
  label,
  hint,
  error,
  isRequired,
  options,
  placeholder,
  id,
  className,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, isRequired, className }}>
      {(control) => (
        <Line>
          <Select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {optionsOf(options.filter(({ group }) => !group))}
            {groupsOf(options).map((group) => (
              <optgroup key={group} label={group}>
                {optionsOf(options.filter((option) => option.group === group))}
              </optgroup>
            ))}
          </Select>
          <ChevronDown size={18} aria-hidden />
        </Line>
      )}
    </FieldFrame>
  );
}

const optionsOf = (options: readonly SelectOption[]) =>
  options.map(({ value, label, isDisabled }) => (
    <option key={value} value={value} disabled={isDisabled}>
      {label}
    </option>
  ));

const groupsOf = (options: readonly SelectOption[]) => [
  ...new Set(options.flatMap(({ group }) => (group ? [group] : []))),
];

const Line = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: 15px;
    right: 14px;
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
`;
