/** Primitives that each front bundles by need, so that nobody pays for what others use. They keep no state. */
export { Logo, Mark } from './brand/logo.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Dialog, Panel } from './dialog/dialog.tsx';
export { EmptyState } from './feedback/empty-state.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { CheckboxField } from './field/checkbox-field.tsx';
export { ErrorSummary, type FieldProblem } from './field/error-summary.tsx';
export { FieldError, FieldFrame, Hint } from './field/field.tsx';
export { RadioCards, type RadioOption } from './field/radio-cards.tsx';
export { SelectField, type SelectOption } from './field/select-field.tsx';
export { Stepper } from './field/stepper.tsx';
export { TextArea, TextField } from './field/text-field.tsx';
export { Aurora } from './light/aurora.tsx';
export { Horizon } from './light/horizon.tsx';
export { Menu } from './menu/menu.tsx';
export { SlotButton, SlotGrid, type SlotState } from './slots/slot-button.tsx';
export { Stub } from './stub/stub.tsx';
export { type Tab, Tabs } from './tabs/tabs.tsx';
