import { CreateMembershipDto, type MembershipView } from '@northlight/contracts';
import { HttpError, useMutation } from '@northlight/site-kit';
import { useRuledForm } from '@northlight/site-kit/forms';
import { followIn, useWrittenOver } from '../../forms/use-written-over.ts';
import { readMembership } from './save-membership.ts';

const order = [
  ...(['name', 'shortDescription', 'description', 'monthlyPrice', 'discountPercentage'] as const),
  ...(['priorityBookingHours', 'guestPasses', 'displayOrder', 'featuredTier'] as const),
];

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

const empty = {
  ...{ name: '', shortDescription: '', description: '', monthlyPrice: '', discountPercentage: '' },
  ...{ priorityBookingHours: '', guestPasses: '0', displayOrder: '999', featuredTier: false },
};

/** Numbers are text while somebody types them; the rules read them. */
function initial(plan: MembershipView | undefined) {
  if (!plan) return empty as never;
  const { name, shortDescription, description, featuredTier } = plan;
  return {
    ...{ name, shortDescription, description, featuredTier },
    monthlyPrice: plan.monthlyPrice.toFixed(2),
    discountPercentage: String(plan.discountPercentage),
    priorityBookingHours: String(plan.priorityBookingHours),
    guestPasses: String(plan.guestPasses),
    displayOrder: String(plan.displayOrder),
  } as never;
}

const hasFields = (reason: unknown): boolean => reason instanceof HttpError && reason.errors.length > 0;

const failureOf = (reason: Error, failed: string): string =>
  (reason instanceof HttpError && reason.userMessage) || failed;
