import { CreateMembershipDto, type MembershipView } from '@northlight/contracts';
import { HttpError, useMutation } from '@northlight/site-kit';
import { ruledFields, useRuledForm } from '@northlight/site-kit/forms';
import { typedValues } from '../../forms/typed-values.ts';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { readMembership } from './save-membership.ts';

const stated = [
  ...(['name', 'shortDescription', 'description', 'monthlyPrice', 'discountPercentage'] as const),
  ...(['priorityBookingHours', 'guestPasses', 'displayOrder', 'featuredTier'] as const),
];
const order = ruledFields(CreateMembershipDto, stated, ['slug']);

interface MembershipFormOptions {
  /** What is there already; undefined for a new one. */
  readonly plan: MembershipView | undefined;
  /** @param over what is there already */
  readonly save: (values: CreateMembershipDto, over?: MembershipView) => Promise<MembershipView>;
  /** What is said when the server says nothing (§8). */
  readonly failed: string;
}

/** The membership form (§5), from the first letter until it is saved. It keeps what is typed. */
export function useMembershipForm({ plan, save, failed }: MembershipFormOptions) {
  const { form, field, summary, submit } = useRuledForm<CreateMembershipDto>(CreateMembershipDto, initial(plan), order);
  const { over, lateSince } = useWrittenOver<MembershipView | undefined>({
    thing: plan,
    read: () => (plan ? readMembership(plan.id) : Promise.resolve(undefined)),
    follow: (now, before) => followIn(form, initial(now), initial(before)),
  });
  const call = useMutation({ mutationFn: (values: CreateMembershipDto) => over((before) => save(values, before)) });
  return {
    field,
    summary,
    isSaving: call.isPending || call.isSuccess,
    lateSince,
    failure: call.error && !hasFields(call.error) ? failureOf(call.error, failed) : undefined,
    save: submit((values) => call.mutateAsync(values)),
  };
}

function initial(plan: MembershipView | undefined) {
  if (!plan) return typedValues(order, CreateMembershipDto) as never;
  return { ...typedValues(order, CreateMembershipDto, plan), monthlyPrice: plan.monthlyPrice.toFixed(2) } as never;
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

const failureOf = (reason: Error, failed: string): string =>
  (reason instanceof HttpError && reason.userMessage) || failed;
