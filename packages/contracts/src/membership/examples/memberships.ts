import type { MembershipView } from '../membership-views.js';
import type { ChangeMembershipDto, CreateMembershipDto } from '../write-membership.dto.js';

export const membership: MembershipView = {
  id: 2,
  name: 'Gold',
  slug: 'gold',
  description:
    'Fifteen percent off every ticket, a two-day head start, and one guest pass a month for a first-time visitor.',
  shortDescription: 'Best for couples and friends.',
  monthlyPrice: 24,
  discountPercentage: 15,
  priorityBookingHours: 48,
  guestPasses: 1,
  imageUrl: '/media/art/experiences/hyper-3d-zoo/main.jpg',
  featuredTier: true,
  displayOrder: 2,
  createdAt: '2025-05-01T14:00:00.000Z',
};

export const memberships: MembershipView[] = [membership];

export const createMembership: CreateMembershipDto = {
  name: 'Student',
  slug: 'student',
  shortDescription: 'Best for whoever has a student card.',
  description: 'Ten percent off every ticket on weekdays, and a one-day head start on new times.',
  monthlyPrice: 8,
  discountPercentage: 10,
  priorityBookingHours: 24,
  guestPasses: 0,
  featuredTier: false,
  displayOrder: 5,
};

export const membershipCreated: MembershipView = {
  id: 5,
  ...createMembership,
  slug: 'student',
  imageUrl: '/images/membership-default.jpg',
  createdAt: '2027-05-04T15:00:00.000Z',
};

const { shortDescription, description, discountPercentage, priorityBookingHours, guestPasses } = membership;

export const changeMembership: ChangeMembershipDto = {
  ...{ shortDescription, description, discountPercentage, priorityBookingHours, guestPasses },
  monthlyPrice: 26,
  featuredTier: true,
  displayOrder: 2,
  version: 0,
};

export const membershipChanged: MembershipView = { ...membership, monthlyPrice: 26, version: 1 };
