import { registerDecorator, type ValidationOptions } from 'class-validator';

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a real calendar date written yyyy-MM-dd: 2026-02-30 is not one. */
export function isLocalDate(value: unknown): value is string {
  const parts = typeof value === 'string' ? shape.exec(value) : null;
  if (!parts) return false;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Property rule for a calendar date in the venue's own calendar. */
export const IsLocalDate =
  (options?: ValidationOptions): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'isLocalDate',
      target: target.constructor,
      propertyName: propertyName as string,
      ...(options ? { options } : {}),
      validator: { validate: isLocalDate, defaultMessage: () => 'Please use the format yyyy-MM-dd' },
    });
