/**
 * Primitives that each front bundles by need, so that nobody pays for what others use. They keep no state. What they need
 * of the module that is shared they import by its name: by its file, each front would have a copy.
 */
export { LoadFailure } from '@northlight/site-kit';
export { Logo, Mark } from './brand/logo.tsx';
export { ConfirmDialog } from './dialog/confirm-dialog.tsx';
export { Dialog } from './dialog/dialog.tsx';
export { DialogBoundary } from './dialog/dialog-boundary.tsx';
export { Panel } from './dialog/panel.tsx';
export { useModal } from './dialog/use-modal.ts';
export { EmptyState } from './feedback/empty-state.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { CheckboxField } from './field/checkbox-field.tsx';
export { ErrorSummary, type FieldProblem } from './field/error-summary.tsx';
export { FieldError, FieldFrame, Hint } from './field/field.tsx';
export { PasswordField } from './field/password-field.tsx';
export { RadioCards, type RadioOption } from './field/radio-cards.tsx';
export { SelectField, type SelectOption } from './field/select-field.tsx';
export { Stepper } from './field/stepper.tsx';
export { TextArea, TextField } from './field/text-field.tsx';
export { useFocusPassedOn } from './focus/use-focus-passed-on.ts';
export { BesidePicture } from './layout/beside-picture.tsx';
export { Aurora } from './light/aurora.tsx';
export { Horizon } from './light/horizon.tsx';
export { Menu } from './menu/menu.tsx';
export { isVideo } from './picture/picture-sources.ts';
export { SlotButton, SlotGrid } from './slots/slot-button.tsx';
export type { SlotState } from './slots/slot-note.tsx';
export { WaitButton } from './slots/wait-button.tsx';
export { Stub } from './stub/stub.tsx';
export { type Tab, Tabs } from './tabs/tabs.tsx';
